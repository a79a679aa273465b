import { describe, expect, test } from 'vitest';
import { readConsent, renewConsentCookie, type Site } from '../../packages/client/src/server.ts';
import { cases, decidedAt, domainId, keys, purposes, site } from './consent-cases.ts';

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

describe('renewConsentCookie', () => {
  const state = `placet_state_${domainId}=1.${decidedAt}.optIn.1a2b3c4d.matomo~@a717ff5`;
  const decision = `placet_${domainId}=%7B%22ucid%22%3A%229f3c%22%7D`;
  const renewed = (header: string | null, of: Site = site) => {
    const { headers } = new Response();
    renewConsentCookie({ headers }, header, domainId, of);
    return headers.getSetCookie();
  };

  test('sends both cookies back until the decision expires', () => {
    const [first, second, ...others] = renewed(`${state}; ${decision}; other=1`);
    const attributes = /; Path=\/; SameSite=Lax; Max-Age=(\d+); Secure$/;
    expect([first!.replace(attributes, ''), second!.replace(attributes, ''), others]).toEqual([
      decision,
      state,
      [],
    ]);
    for (const cookie of [first!, second!])
      expect(Math.abs(Number(attributes.exec(cookie)![1]) - 355 * 86_400)).toBeLessThan(60);
  });

  test('uses the attributes of the domain', () => {
    const cookie = { domain: 'mysite.xyz', secure: false };
    expect(renewed(`${state}; ${decision}`, { ...site, lifetime: 0, cookie })[0]).toBe(
      `${decision}; Path=/; SameSite=Lax; Domain=mysite.xyz`,
    );
  });

  test('works with the responses of Node.js', () => {
    const sent: string[] = [];
    const response = { appendHeader: (name: string, value: string) => sent.push(`${name}: ${value}`) };
    renewConsentCookie(response, `${state}; ${decision}`, domainId, site);
    expect(sent.map((line) => line.split('=')[0])).toEqual([
      `Set-Cookie: placet_${domainId}`,
      `Set-Cookie: placet_state_${domainId}`,
    ]);
  });

  test.each([
    ['without cookies', null, site],
    ['without the decision itself, which is stored elsewhere', state, site],
    ['with two different decisions', `${state}; ${decision}; ${decision}2`, site],
    ['with a value that would end the header', `${state}; placet_${domainId}=a,b\r\nx`, site],
    ['after a reset', `${state}; ${decision}`, { ...site, notBefore: decidedAt + 1 }],
    ['after the expiry', `${state}; ${decision}`, { ...site, lifetime: 5, rejectionLifetime: 5 }],
    ['where the setting is off', `${state}; ${decision}`, { ...site, serverCookie: false }],
  ])('sends nothing %s', (_, header, of) => expect(renewed(header, of)).toEqual([]));
});
