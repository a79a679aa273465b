import { expect, test } from 'vitest';
import { featureDefaults } from '../../src/definitions/features.ts';
import { widgets } from '../../src/visitor/widget.gen.ts';
import { PNG } from '../support/backups.ts';
import { call, hosting } from '../support/call.ts';
import { makeClient, makeDomain, makeEmbedding } from '../support/make.ts';

// Few domains use these options. Another widget has no code for them.

const markers = ['mysite-scripts.example/'];
const DOMAIN = [
  { allowedScriptMarkers: markers },
  { appendConsentSwitchToIframes: true },
  { blockedScriptMarkers: markers },
  { blockFirstPartyScripts: true },
  { blockInlineScripts: true },
  { blockNewScripts: true },
  { consentCookieLifetime: 0 },
  { consentResetBeforeDate: '2024-02-29' },
  { consentResetOnLegalChange: true },
  { consentStorage: 'cookie' },
  { deleteUnknownCookies: true },
  { deleteUnknownCookiesForceReload: true },
  { evalInlineScripts: true },
  { iframeBlockMode: 'blacklist', iframeMarkers: markers },
  { ownHostPath: 'consent' },
  { privacyPolicyDisplayMode: 'direct' },
  { rememberIframeConsentPerDomain: false },
];
const THEME = [
  { complyWithDoNotTrack: true },
  { logoEnabled: true, logoImage: PNG },
  { showPurposesInMainWindow: true },
];
const EMBEDDING = [
  { excludeFromUrls: ['/cart'] },
  { hideIframesUntilConsent: true },
  { loadBeforeConsent: true, googleConsentMode: ['analytics_storage'] },
  { scriptHtmlCode: '<script>count()</script>' },
  { scriptLoaderGroup: 'counters' },
];

async function setUp() {
  const features = Object.fromEntries(Object.keys(featureDefaults).map((name) => [name, true]));
  const made = await makeDomain('www.mysite.xyz', await makeClient({ features }));
  await hosting('PUT', `${made.P}/locale/en_US`, { active: true, privacyPolicyHtmlCode: '<p>Nothing</p>' });
  await makeEmbedding(made.P, { name: 'Counter', scriptMarkers: ['counter.example/'] });
  return made;
}

/** The names of the widgets that the script of a domain is made of. */
async function widgetOf({ embedKey, domain }: Awaited<ReturnType<typeof setUp>>) {
  const { text } = await call('GET', `/app.js?apiKey=${embedKey}&domain=${domain.id}`, { wait: false });
  return Object.keys(widgets).filter((name) => text.includes(widgets[name]!));
}

test('a domain with common settings gets the widget without code for options', async () => {
  const made = await setUp();
  expect(await widgetOf(made)).toEqual(['frames-plain']);
  await hosting('PUT', made.P, { name: made.domain.name, blockIframes: false });
  expect(await widgetOf(made)).toEqual(['page']);
});

test.for(DOMAIN)('a domain with %o gets code for options', async (settings) => {
  const made = await setUp();
  const answer = await hosting('PUT', made.P, { name: made.domain.name, blockIframes: true, ...settings });
  expect(answer.status, answer.text).toBe(200);
  const [name] = await widgetOf(made);
  expect(name).not.toContain('plain');
});

test.for(THEME)('a domain whose theme has %o gets code for options', async (settings) => {
  const made = await setUp();
  const answer = await hosting('POST', `${made.P}/theme`, { name: 'Own', default: true, ...settings });
  expect(answer.status, answer.text).toBe(201);
  expect(await widgetOf(made)).toEqual(['frames']);
});

test.for(EMBEDDING)('a domain with a service that has %o gets code for options', async (settings) => {
  const made = await setUp();
  await makeEmbedding(made.P, { name: 'Another', ...settings });
  expect(await widgetOf(made)).toEqual(['frames']);
});
