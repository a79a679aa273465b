import { makeNotice } from '../../../src/log/notices/consent-notice.ts';

/** A log as it should be. */
export type KnownLog = {
  id: number;
  /** Its number. */
  began: number;
  domain: string;
  key: Uint8Array;
  entries: { seq: number; ucid: string; timestamp: number; line: string }[];
  /** The visitors that were erased, with the last decision’s `seq` at that time. */
  erased: Map<string, number>;
  /** Of what these decide it may be erased or not. */
  either: Set<string>;
  deleted: boolean;
};
/** A visitor's ID; those of "a" and "a2" begin with the same 48 bits. */
export const visitor = (name: string) => name[0]!.repeat(12) + (name[1] ?? name[0]!).repeat(52);

export const services = ['s1', 's2', 's3'];

/** What all of them were shown. */
export const notice = makeNotice({
  version: 1,
  domain: 'www.mysite.xyz',
  locale: 'en_US',
  texts: { widgetTitle: 'Cookies' },
  purposes: [{ id: 'p1', name: 'Statistics' }],
  services: services.map((id) => ({ id, name: id, purpose: 'p1' })),
  links: [],
  storage: [],
});
