import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { unpackNotice, type NoticeContent } from '../../../src/log/notices/consent-notice.ts';
import type { Leaf } from '../../../src/log/leaf.ts';
import { siteKey } from '../../../src/visitor/site/memory-and-kv-copies.ts';
import { type PublishedSite } from '../../../src/visitor/site/published-site.ts';
import { build } from '../../../src/visitor/widget.gen.ts';
import { call, hosting } from '../../support/call.ts';
import { anotherIsolate, decide, makeDomain, makeEmbedding, newUcid } from '../../support/make.ts';
import { pointers } from '../../support/problem.ts';
import { storedEntries } from '../../support/log/stored-entries.ts';

const NAME = 'www.mysite.xyz';
const US = { country: 'US', regionCode: 'CA' };
const GB = { country: 'GB' };
const DE = { country: 'DE' };
const GPC = { 'Sec-GPC': '1' };

let made: Awaited<ReturnType<typeof makeDomain>>;
beforeEach(async () => {
  made = await makeDomain(NAME);
});
const configure = (domain: object) => hosting('PUT', made.P, { name: NAME, ...domain });
const script = (options: Partial<Parameters<typeof call>[2]> = {}, query = '') =>
  call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=en_US${query}`, {
    wait: false,
    ...options,
  });
const shownIn = async (cf: CfProperties) => /"notice":"(\w+)"/.exec((await script({ cf })).text)![1]!;

async function currentNotices() {
  const { results } = await env.DB.prepare(
    'SELECT lower(hex(hash)) AS hash, content FROM notices WHERE retired IS NULL ORDER BY number',
  ).all<{ hash: string; content: number[] }>();
  return results.map(({ hash, content }) => ({
    hash,
    content: JSON.parse(unpackNotice(content)) as NoticeContent,
  }));
}
const policies = async () => (await currentNotices()).map(({ content }) => content.policy ?? 'optIn');

describe('the consent notices of a domain', () => {
  test('are one for each language if everybody is asked for consent', async () => {
    await makeEmbedding(made.P);
    const found = await currentNotices();
    expect(found).toHaveLength(1);
    const [{ content }] = found as [(typeof found)[0]];
    expect(content).not.toHaveProperty('policy');
    expect(content.services[0]).not.toHaveProperty('exempt');
    expect(Object.keys(content.texts).filter((name) => /^(signal|exempt)/.test(name))).toEqual([]);
  });

  test('are one for each language and distinct policy', async () => {
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    await configure({ policyUsStates: 'optOut', policyQuebec: 'optOut', policyElsewhere: 'none' });
    const published = JSON.parse((await env.KEYS.get(siteKey(made.domain.id)))!) as PublishedSite;
    expect(published.notices).toHaveLength(6);
    expect((await policies()).sort()).toEqual(
      ['none', 'optIn', 'optOut'].flatMap((policy) => [policy, policy]),
    );
  });

  test('have an exempt service only in the United Kingdom, where the notice names it', async () => {
    const { id } = await makeEmbedding(made.P, { name: 'Counter', exemptInUk: 'statistics' });
    const shown = [await shownIn(DE), await shownIn(GB)];
    const found = await currentNotices();
    expect(found.map(({ hash }) => hash).sort()).toEqual(shown.toSorted());
    const inUk = found.find(({ hash }) => hash === shown[1])!.content;
    expect(inUk.services).toMatchObject([{ id, exempt: 'statistics' }]);
    expect(inUk.texts.exemptServices).toBe(
      'Exception – without your consent until you object in the settings: Counter',
    );
    expect(found.find(({ hash }) => hash === shown[0])!.content.texts).not.toHaveProperty('exemptServices');
  });

  test('do not say that visitors can object to a service that is necessary in any case', async () => {
    await makeEmbedding(made.P, { name: 'Cart', purpose: '41ba25c', exemptInUk: 'appearance' });
    const shown = await shownIn(GB);
    const { services, texts } = (await currentNotices()).find(({ hash }) => hash === shown)!.content;
    expect(services[0]).not.toHaveProperty('exempt');
    expect(texts).not.toHaveProperty('exemptService');
    // Nothing differs in the United Kingdom, the storage period of a rejection included.
    expect(shown).toBe(await shownIn(DE));
    await configure({ requireConsentForMandatoryEmbeddings: true });
    expect(await shownIn(GB)).not.toBe(await shownIn(DE));
  });

  test('ask for no consent under another policy, whatever the website has written for its banner', async () => {
    await hosting('PUT', `${made.P}/locale/en_US`, {
      widgetIntroText: 'We ask for your consent.',
      widgetFullConsentButtonText: 'Consent',
      changeConsentText: 'Withdraw consent',
      widgetTitle: 'Our cookies',
    });
    await configure({ policyUsStates: 'optOut', policyBrazil: 'noticeOnly' });
    const texts = Object.fromEntries(
      (await currentNotices()).map(({ content }) => [content.policy ?? 'optIn', content.texts]),
    );
    expect(texts.optIn).toMatchObject({ widgetIntroText: 'We ask for your consent.' });
    expect(texts.optOut).toMatchObject({
      widgetTitle: 'Our cookies',
      widgetFullConsentButtonText: 'OK',
      widgetDeclineButtonText: 'Do not sell or share my personal information',
      changeConsentText: 'Your privacy choices',
      withdrawalHint: 'You can object or change your choice at any time under “Your privacy choices”.',
      signalHonored: 'Opt-out request honored',
    });
    expect(texts.noticeOnly).toMatchObject({ widgetDeclineButtonText: 'Only necessary' });
    for (const policy of ['optOut', 'noticeOnly']) {
      const { widgetIntroText, widgetFullConsentButtonText, changeConsentText } = texts[policy]!;
      expect([widgetIntroText, widgetFullConsentButtonText, changeConsentText].join()).not.toMatch(
        /consent/i,
      );
    }
  });

  test('name the storage period of a rejection if it has its own', async () => {
    await configure({ consentRejectionLifetime: 180 });
    const [{ content }] = (await currentNotices()) as [{ hash: string; content: NoticeContent }];
    expect(content.storage!.map(({ lifetime }) => lifetime)).toEqual([
      '365 days; only necessary: 180 days',
      '365 days',
    ]);
  });

  test('name no shorter storage period for an objection, which does not expire earlier than other decisions', async () => {
    const lifetimes = async () =>
      (await currentNotices())
        .filter(({ content }) => content.policy === 'optOut')
        .map(({ content }) => content.storage![0]!.lifetime);
    await configure({ policyUsStates: 'optOut', consentRejectionLifetime: 180 });
    expect(await lifetimes()).toEqual(['365 days']);
    await configure({ consentRejectionLifetime: 400 });
    expect(await lifetimes()).toEqual(['365 days; only necessary: 400 days']);
  });

  test('name no shorter storage period where a rejection is also an objection to an exempt service', async () => {
    await makeEmbedding(made.P, { exemptInUk: 'statistics' });
    await configure({ consentRejectionLifetime: 180 });
    const inUk = await shownIn(GB);
    const lifetimes = Object.fromEntries(
      (await currentNotices()).map(({ hash, content }) => [hash === inUk, content.storage![0]!.lifetime]),
    );
    expect(lifetimes).toEqual({ true: '365 days', false: '365 days; only necessary: 180 days' });
  });
});

describe('a decision', () => {
  test('is judged by the notice that it names, also if that is for visitors of another region', async () => {
    const { id } = await makeEmbedding(made.P);
    await configure({ policyUsStates: 'optOut' });
    const notice = await shownIn(US);
    const isolate = await anotherIsolate();
    for (const worker of [undefined, isolate]) {
      const answer = await decide(made, { notice, embeddings: [id], ucid: newUcid() }, {}, {}, worker);
      expect(answer.status, answer.text).toBe(201);
    }
    expect((await storedEntries(made)).map((entry) => entry.notice)).toEqual([notice, notice]);
  });

  test('that names none gets the notice for the region of its visitor', async () => {
    await configure({ policyUsStates: 'optOut' });
    for (const cf of [US, DE, undefined])
      await call('POST', '/app/consents', {
        body: { apiKey: made.embedKey, domain: made.domain.id, consent: true, embeddings: [] },
        headers: { Origin: 'https://www.mysite.xyz' },
        ...(cf && { cf }),
      });
    const [american, german, unknown] = await storedEntries(made);
    expect(american!.notice).toBe(await shownIn(US));
    expect([german!.notice, unknown!.notice]).toEqual([await shownIn(DE), await shownIn(DE)]);
  });

  test('on a notice without a policy is stored after the domain has got policies', async () => {
    const { id } = await makeEmbedding(made.P);
    const before = await shownIn(US);
    await configure({ policyEurope: 'optOut', policyUsStates: 'optOut' });
    expect(await policies()).toEqual(['optIn', 'optOut']);
    const answer = await decide(made, { notice: before, embeddings: [id] });
    expect(answer.status, answer.text).toBe(201);
    expect((await storedEntries(made))[0]!.notice).toBe(before);
  });
});

describe('a decision without consent', () => {
  /** A domain with a necessary service, an exempt one and one that needs consent, and their IDs. */
  async function withExemption() {
    const ids = [];
    for (const more of [
      { name: 'Cart', purpose: '41ba25c' },
      { name: 'Counter', exemptInUk: 'statistics' },
      { name: 'Adverts', purpose: 'cdcbd7c' },
    ])
      ids.push((await makeEmbedding(made.P, more)).id);
    return ids as [string, string, string];
  }
  const last = async () => {
    const { consent, embeddings } = (await storedEntries(made)).at(-1)!;
    return { consent, on: Object.values(embeddings) };
  };

  test('says which exempt services the visitor has left on', async () => {
    const [cart, counter, adverts] = await withExemption();
    const notice = await shownIn(GB);
    const send = (embeddings: string[], more = {}) =>
      decide(made, { ucid: newUcid(), consent: false, notice, embeddings, ...more });
    expect((await send([cart, counter])).status).toBe(201);
    expect(await last()).toEqual({ consent: false, on: ['Cart', 'Counter'] });
    expect((await send([counter])).status).toBe(201);
    expect(await last()).toEqual({ consent: false, on: ['Cart', 'Counter'] });
    expect((await send([cart])).status).toBe(201);
    expect(await last()).toEqual({ consent: false, on: ['Cart'] });
    const refused = await send([counter, adverts]);
    expect(pointers(refused)).toEqual(['/embeddings/1']);
    expect(refused.text).toContain('mandatory or exempt');
  });

  test('contains an exempt service only where the notice says that it is exempt', async () => {
    const [, counter] = await withExemption();
    await configure({ policyUsStates: 'optOut' });
    for (const cf of [DE, US])
      expect(
        pointers(await decide(made, { consent: false, notice: await shownIn(cf), embeddings: [counter] })),
      ).toEqual(['/embeddings/0']);
    // A notice that the log does not know never prevents a withdrawal, which then says what its own notice says.
    const body = {
      apiKey: made.embedKey,
      domain: made.domain.id,
      consent: false,
      embeddings: [counter],
      notice: 'ab'.repeat(32),
    };
    for (const [cf, on] of [
      [DE, ['Cart']],
      [GB, ['Cart', 'Counter']],
    ] as const) {
      const answer = await call('POST', '/app/consents', {
        body,
        headers: { Origin: 'https://www.mysite.xyz' },
        cf,
      });
      expect(answer.status, answer.text).toBe(201);
      expect(await last()).toEqual({ consent: false, on });
    }
  });

  test('is also one that a widget calls a consent although it accepts nothing that needs consent', async () => {
    const [cart, counter, adverts] = await withExemption();
    const send = async (cf: CfProperties, embeddings: string[]) => {
      await decide(made, { ucid: newUcid(), consent: true, notice: await shownIn(cf), embeddings });
      return (await last()).consent;
    };
    expect(await send(GB, [cart, counter])).toBe(false);
    expect(await send(GB, [cart, counter, adverts])).toBe(true);
    expect(await send(GB, [adverts])).toBe(true);
    expect(await send(DE, [cart, counter])).toBe(true);
    await configure({ policyEurope: 'optOut' });
    expect(await send(GB, [cart, counter])).toBe(true);
  });
});

describe('the signals of a decision', () => {
  const stored = async () => {
    const { results } = await env.DB.prepare('SELECT signals FROM entries ORDER BY seq').all<{
      signals: string;
    }>();
    return results.map(({ signals }) => signals);
  };

  test('are those that the widget names and the request has, sorted and once', async () => {
    const cases: [object, Record<string, string>, string][] = [
      [{}, {}, ''],
      [{ signals: [] }, {}, ''],
      [{ signals: ['own-banner', 'gpc', 'gpc'] }, {}, 'gpc,own-banner'],
      [{}, GPC, 'gpc'],
      [{ signals: ['gpc'] }, { ...GPC, DNT: '1' }, 'dnt,gpc'],
      [{}, { 'Sec-GPC': '0', DNT: '0' }, ''],
      [{}, { 'Sec-GPC': 'true' }, ''],
    ];
    for (const [more, headers] of cases)
      expect((await decide(made, { ucid: newUcid(), ...more }, headers)).status).toBe(201);
    expect(await stored()).toEqual(cases.map(([, , signals]) => signals));
  });

  test('are validated', async () => {
    for (const [signals, pointer] of [
      [['tcf'], '/signals/0'],
      ['gpc', '/signals'],
      [['gpc', 'gpc', 'gpc', 'gpc', 'gpc'], '/signals'],
      [['GPC'], '/signals/0'],
      [[1], '/signals/0'],
    ])
      expect(pointers(await decide(made, { signals }))).toEqual([pointer]);
    expect(await stored()).toEqual([]);
  });

  test('are in the receipt, and a decision that is sent again with them is the same entry', async () => {
    const ucid = newUcid();
    const answers = [await decide(made, { ucid }, GPC), await decide(made, { ucid, signals: ['gpc'] })];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    const payload = JSON.parse(
      Buffer.from(answers[0]!.body.receipt.split('.')[1], 'base64url').toString(),
    ) as { leaf: string };
    expect((JSON.parse(payload.leaf) as Leaf).signals).toEqual(['gpc']);
    expect(await stored()).toEqual(['gpc']);
  });

  test('do not change what the decision accepts', async () => {
    const { id } = await makeEmbedding(made.P, { purpose: 'cdcbd7c' });
    await decide(made, { embeddings: [id] }, GPC);
    expect((await storedEntries(made))[0]!.embeddings).toEqual({ [id]: 'Matomo' });
  });
});

describe('the script for a browser that sends an opt-out signal', () => {
  test('says that the request is honored, and no other script has that text', async () => {
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    const { text, headers } = await script({ headers: GPC });
    expect(text).toContain('Opt-out request honored');
    expect(headers.get('Vary')).toContain('Sec-GPC');
    expect((await script({ headers: GPC }, '&lang=de_DE')).text).toContain('Opt-out request honored');
    const german = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=de_DE`, {
      headers: GPC,
      wait: false,
    });
    expect(german.text).toContain('Widerspruch berücksichtigt');
    const without = await script();
    expect(without.text).not.toContain('Opt-out request honored');
    expect(without.text.length).toBeLessThan(text.length);
  });

  test('shows the same notice', async () => {
    const notices = [];
    for (const headers of [GPC, {}])
      notices.push(/"notice":"(\w+)"/.exec((await script({ headers })).text)![1]);
    expect(notices[0]).toBe(notices[1]);
    expect(await currentNotices()).toHaveLength(1);
  });
});

describe('the preferences', () => {
  const preferences = async (notice: string, cf?: CfProperties) =>
    (await script(cf ? { cf } : {}, `&part=settings&v=${build}&notice=${notice}`)).text;

  test('belong to the notice that they name, also if the visitor is in another region', async () => {
    await configure({ policyUsStates: 'optOut' });
    const [american, german] = [await shownIn(US), await shownIn(DE)];
    const isolate = await anotherIsolate();
    for (const worker of [undefined, isolate])
      for (const cf of [US, DE]) {
        const text = async (notice: string) =>
          (await script({ cf, ...(worker && { worker }) }, `&part=settings&v=${build}&notice=${notice}`))
            .text;
        expect(await text(american)).toContain('Do not sell or share');
        expect(await text(german)).not.toContain('Do not sell or share');
      }
  });

  test('explain the signal in the language of an opt-in notice', async () => {
    await hosting('PUT', `${made.P}/locale/de_DE`, { active: true });
    const { text } = await call('GET', `/app.js?apiKey=${made.embedKey}&domain=${made.domain.id}&lang=de_DE`);
    const notice = /"notice":"(\w+)"/.exec(text)![1]!;
    expect(await preferences(notice)).toContain('Global Privacy Control');
    expect(await preferences(notice)).toContain('hat Vorrang vor dieser Bitte');
  });
});
