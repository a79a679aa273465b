import { describe, expect, test } from 'vitest';
import { readConsent, type Site } from '../../packages/client/src/server.ts';
import { cases, domainId, keys, purposes } from './consent-cases.ts';

describe('readConsent', () => {
  test.each(cases)('$title', ({ header, site, gpc, ...expected }) => {
    const read = readConsent(header, domainId, site, gpc);
    expect({
      title: expected.title,
      decided: read.decided,
      time: read.time,
      policy: read.policy,
      accepts: keys.filter((key) => read.accepts(key)),
      purposes: purposes.filter((id) => read.acceptsPurpose(id)),
    }).toEqual({ time: 0, policy: undefined, accepts: [], purposes: [], ...expected });
  });

  test('never throws, whatever it is called with', () => {
    const wrong = [undefined, null, 7, {}, [], 'x'] as never[];
    const cookie = cases[2]!.header;
    for (const one of wrong) {
      expect(readConsent(one, one, one, one).decided).toBe(false);
      expect(() => readConsent(cookie, domainId, one, one).accepts(one)).not.toThrow();
      expect(
        readConsent(cookie, domainId, { serverCookie: true, services: one } as unknown as Site).decided,
      ).toBe(false);
    }
  });
});
