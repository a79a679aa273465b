import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commonNames } from '../../../src/presets/catalogue/common-names.ts';
import { presetEmbedding } from '../../../src/presets/import-presets.ts';
import {
  isAddress,
  presetByAsset,
  presetByHost,
  presetOfRequest,
  presetsInCode,
} from '../../../src/presets/find-presets.ts';
import { parseEntries } from '../../../src/presets/preset.ts';
import { consentManagersOn } from '../../../src/scan/services-in-use.ts';
import { emptyPage } from '../../../src/scan/site-page.ts';
import { consentManagers, families, presetById, allPresets } from '../../../src/presets/index.ts';
import { presetSchema } from '../../../src/presets/preset-schema.ts';
import { basisOfPlace, places, type ProcessingPlace } from '../../../src/texts/legal-bases-and-places.ts';
import { sharedVendors } from '../../../src/presets/catalogue/shared-vendors.ts';
import { hostsOfService } from '../../../src/domains/status/allowed-hosts.ts';
import { googleAddress } from '../../../src/lib/google-tag.ts';
import { isWithin } from '../../../src/lib/http/host-names.ts';
import { frameHosts, hostInMarker } from '../../../src/lib/http/marker-hosts.ts';

const presets = allPresets();

const repeated = <T>(values: T[]) => values.filter((value, at) => values.indexOf(value) !== at);
const texts = ['description', 'whatDataIsCollected', 'purposeOfDataCollection'] as const;
const inScript = (code: string) => presetsInCode(code, 'scriptMarkers').map(({ name }) => name);
const inFrame = (address: string) => presetsInCode(address, 'iframeMarkers').map(({ name }) => name);
const storageTypes = ['cookie', 'localStorage', 'sessionStorage'] as const;
const cookie = (name: string) => presetByAsset(name, 'cookie')?.name;
const kinds = ['scriptMarkers', 'iframeMarkers'] as const;
const known = new Set(
  'purpose,vendor,hosts,uses,script,frame,policy,basis,places,mode,signal,data,en name,en,en why,de name,de,de why,cookie,local,tab'.split(
    ',',
  ),
);

// Services that may run without consent, each with its reason.
const necessary: Record<string, number[]> = {
  'a payment that the visitor starts': [
    10001, 10002, 10003, 10004, 10005, 10006, 10007, 10008, 10009, 10010, 10011, 10012, 10013, 10014, 10017,
  ],
  'protects or balances the server of the website': [
    15001, 15010, 15011, 15028, 15029, 15030, 15031, 15032, 15033, 15034,
  ],
  'cart and checkout of the shop itself': [
    16001, 16003, 16004, 16006, 16007, 16008, 16009, 16010, 16011, 16012, 16013, 16014, 16015, 16016, 16017,
  ],
  'login, forms and operation of the website itself': [
    17001, 17003, 17004, 17005, 17006, 17007, 17008, 17010, 17011,
  ],
  'language chosen by the visitor': [17012, 17013],
  'session of the server software': [17014, 17015, 17016, 17017],
  'login and protection of the website itself': [
    17028, 17029, 17030, 17031, 17032, 17033, 17034, 17035, 17036, 17037, 17038, 17039, 17040,
  ],
};

/** What the code of services loads that markers recognize by its calls, as the vendors publish it. */
const loaders: Record<string, string[]> = {
  'Meta Pixel': ['https://connect.facebook.net/en_US/fbevents.js', 'https://www.facebook.com/tr?id=1'],
  'Facebook plugins': ['https://connect.facebook.net/en_US/sdk.js'],
  'Google Analytics 4': [
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://region1.google-analytics.com/g/collect',
  ],
  'Google Ads': [
    'https://www.googletagmanager.com/gtag/js?id=AW-1',
    'https://www.google.com/pagead/1p-conversion/1/',
    'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/',
  ],
  'Google Ad Manager': ['https://securepubads.g.doubleclick.net/tag/js/gpt.js'],
  'Google Tag Manager': ['https://www.googletagmanager.com/gtm.js?id=GTM-1'],
  'Microsoft Advertising (UET)': ['https://bat.bing.com/bat.js'],
  'LinkedIn Insight Tag': [
    'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    'https://px.ads.linkedin.com/collect',
  ],
  'TikTok Pixel': ['https://analytics.tiktok.com/i18n/pixel/events.js'],
  'Pinterest Tag': ['https://s.pinimg.com/ct/core.js', 'https://ct.pinterest.com/v3/'],
  'Snapchat Pixel': ['https://sc-static.net/scevent.min.js', 'https://tr.snapchat.com/p'],
  'X Ads (website tag)': [
    'https://static.ads-twitter.com/uwt.js',
    'https://t.co/i/adsct',
    'https://analytics.twitter.com/i/adsct',
  ],
  'Reddit Pixel': ['https://www.redditstatic.com/ads/pixel.js', 'https://alb.reddit.com/rp.gif'],
  Taboola: ['https://cdn.taboola.com/libtrc/unip/1/tfa.js'],
  Outbrain: ['https://amplify.outbrain.com/cp/obtp.js'],
  Hotjar: ['https://static.hotjar.com/c/hotjar-1.js', 'https://metrics.hotjar.io/'],
  Mouseflow: ['https://cdn.mouseflow.com/projects/1.js'],
  Mixpanel: ['https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js'],
  Segment: ['https://cdn.segment.com/analytics.js/v1/1/analytics.min.js', 'https://api.segment.io/v1/t'],
  Intercom: ['https://widget.intercom.io/widget/1', 'https://js.intercomcdn.com/frame.js'],
  'tawk.to': ['https://embed.tawk.to/1/default'],
  Crisp: ['https://client.crisp.chat/l.js'],
  'Google Maps': ['https://maps.googleapis.com/maps/api/js', 'https://fonts.gstatic.com/s/roboto/v1/a.woff2'],
  'Google Translate': [
    'https://translate.google.com/translate_a/element.js',
    'https://www.gstatic.com/images/a.png',
  ],
  'Google Sign-In': ['https://accounts.google.com/gsi/client'],
  'Google Customer Reviews': [
    'https://apis.google.com/js/platform.js?onload=renderOptIn',
    'https://www.google.com/shopping/customerreviews/',
  ],
};

describe('the preset catalogue', () => {
  // One test for all of them: before each test the database is made anew.
  it('has presets that fit the schema', () => {
    const errors = presets.flatMap((preset) => {
      const { error } = presetSchema.safeParse(preset);
      return error ? [{ name: preset.name, issues: error.issues }] : [];
    });
    expect(errors).toEqual([]);
  });

  it('has at least 600 services with 2,000 names of cookies and keys, each service with its own id and name', () => {
    expect(presets.length).toBeGreaterThanOrEqual(600);
    expect(
      new Set(presets.flatMap(({ assets }) => assets.map(({ name }) => name))).size,
    ).toBeGreaterThanOrEqual(2000);
    expect(repeated(presets.map(({ id }) => id))).toEqual([]);
    expect(repeated(presets.map(({ name }) => name))).toEqual([]);
    expect(presetById(1001)?.name).toBe('Google Analytics 4');
    expect(presetById(1)).toBeUndefined();
  });

  it('gives each family a thousand ids of its own, in rising order', () => {
    const ids = presets.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('has no line with an unknown key', () => {
    const keys = families.flatMap(parseEntries).flatMap(({ lines }) => [...lines.keys()]);
    expect([...new Set(keys)].filter((key) => !known.has(key))).toEqual([]);
  });

  it('leaves no placeholder but the one for who runs the website', () => {
    const left = families.flatMap(
      (family) => family.match(/\b(TODO|TBD|XXX)\b|lorem ipsum|\?\?|\{[A-Z]+\}/g) ?? [],
    );
    expect(left).toEqual([]);
  });

  it('says in both languages that the IP address is transferred, to whom and where to', () => {
    const silent = presets.filter(({ vendor, translations: { en_US, de_DE } }) => {
      const [en, de] = [en_US.whatDataIsCollected, de_DE.whatDataIsCollected];
      const company = vendor.split(',')[0]!;
      const said = (text: string, own: string, ...parts: string[]) =>
        vendor === sharedVendors.siteOperator
          ? text.includes(own)
          : parts.every((part) => text.includes(part));
      return !(
        en.startsWith('IP address') &&
        de.startsWith('IP-Adresse') &&
        said(en, 'not passed on to anyone', `transfers this to ${company}`, 'it is processed ') &&
        said(de, 'an niemanden weitergegeben', `überträgt dies an ${company}`, 'verarbeitet wird es ')
      );
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it.each(kinds)('has no two presets with the same entry in %s', (kind) => {
    expect(repeated(presets.flatMap((preset) => preset[kind]))).toEqual([]);
  });

  it('names a host in every marker of frames, so that a policy can let them pass', () => {
    const open = presets.filter(({ iframeMarkers }) => frameHosts(iframeMarkers).includes('*'));
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('allows every host that the markers of a service name', () => {
    const refused = presets.flatMap((preset) =>
      [...preset.scriptMarkers, ...preset.iframeMarkers]
        .filter(isAddress)
        .map((marker) => hostInMarker(marker)!)
        .filter((host) => !isWithin([...preset.hosts, ...preset.sharedHosts], host))
        .map((host) => `${preset.name}: ${host}`),
    );
    expect(refused).toEqual([]);
  });

  it('knows a host of every service that another company provides', () => {
    const unknown = presets.filter(
      (preset) =>
        preset.vendor !== sharedVendors.siteOperator &&
        hostsOfService({ ...presetEmbedding(preset), scriptHtmlCode: '' }).includes('*'),
    );
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it('allows what the code of a service loads, as its vendor publishes the code, whatever markers are left of it', () => {
    const refused = Object.entries(loaders).filter(([name, addresses]) => {
      const preset = presets.find((preset) => preset.name === name)!;
      const [code = ''] = preset.scriptMarkers.filter((marker) => !isAddress(marker));
      const edited = {
        ...presetEmbedding(preset),
        scriptMarkers: [code],
        iframeMarkers: [],
        scriptHtmlCode: '',
      };
      const allowed = hostsOfService({ ...edited, name: 'Renamed' });
      return !addresses.every((address) => isWithin(allowed, new URL(address).host));
    });
    expect(refused).toEqual([]);
  });

  it('names no host of another service as its own', () => {
    expect(
      presets.filter(({ hosts, sharedHosts }) => sharedHosts.some((host) => isWithin(hosts, host))),
    ).toEqual([]);
  });

  it('has no host twice', () => {
    expect(repeated(presets.flatMap(({ hosts }) => hosts))).toEqual([]);
  });

  it('has no preset that nothing could lead to', () => {
    const hidden = presets.filter(
      ({ hosts, scriptMarkers, iframeMarkers, assets }) =>
        hosts.length + scriptMarkers.length + iframeMarkers.length + assets.length === 0,
    );
    expect(hidden).toEqual([]);
  });

  it('names no cookie or key twice within a preset', () => {
    const keys = presets.map(({ assets }) => assets.map((asset) => `${asset.storageType} ${asset.name}`));
    expect(keys.flatMap(repeated)).toEqual([]);
  });

  it('declares for Google Analytics 4 the cookies that version 4 sets', () => {
    expect(presetById(1001)!.assets.map(({ name }) => name)).toEqual(['_ga', '_ga_*', 'FPID', 'FPLC']);
    expect([cookie('__utma'), cookie('_ga_1ABC')]).toEqual([
      'Google Universal Analytics',
      'Google Analytics 4',
    ]);
    expect(inScript("gtag('config', 'UA-1')")).toEqual(['Google Universal Analytics']);
  });

  it('names the basis of the transfer for every place of processing outside the EEA', () => {
    const eea = 'site EU AT BE CY CZ DE DK EE ES FI FR HU IE IT LT NL NO PL RO SE'.split(' ');
    const without = Object.keys(places).filter((place) => !basisOfPlace[place as ProcessingPlace]);
    expect(without.toSorted()).toEqual(eea.toSorted());
  });

  it('says everything in both languages', () => {
    const same = presets.flatMap(({ translations: { en_US, de_DE }, assets }) => [
      ...texts.filter((key) => en_US[key] === de_DE[key]).map((key) => de_DE[key]),
      ...assets.map(({ description }) => description).filter((d) => d.en_US === d.de_DE),
    ]);
    expect(same).toEqual([]);
  });

  it.each(['en_US', 'de_DE'] as const)('describes no two services alike in %s', (language) => {
    expect(repeated(presets.map((preset) => preset.translations[language].description))).toEqual([]);
    expect(repeated(presets.map((preset) => preset.translations[language].purposeOfDataCollection))).toEqual(
      [],
    );
  });

  it('calls a service technically necessary only for a known reason', () => {
    const found = presets.filter(({ purpose }) => purpose === '41ba25c').map(({ id }) => id);
    expect(found).toEqual(Object.values(necessary).flat());
  });

  it('relies on consent for every service that is not technically necessary', () => {
    const astray = presets.filter(
      (preset) => (preset.legalBasis === 'consent') === (preset.purpose === '41ba25c'),
    );
    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('has an entry for every row of the sources', () => {
    const sources = globSync('docs/appendix/catalogue-sources/*.md').map((file) =>
      readFileSync(file, 'utf8'),
    );
    const rows = sources.flatMap((text) => [...text.matchAll(/^\| (\d+) +\| (.+?) +\|/gm)]);
    expect(rows.length).toBeGreaterThan(250);
    const managers = consentManagers().map(({ name }) => name);
    const astray = rows.filter(
      ([, id, name]) => presetById(Number(id))?.name !== name && !managers.includes(name!),
    );
    expect(astray.map(([, id, name]) => `${id} ${name}`)).toEqual([]);
  });

  it('names the vendor with an address', () => {
    expect(presets.filter(({ vendor }) => !/^(\{OPERATOR\}|.{3,}, .{3,})/.test(vendor))).toEqual([]);
  });
});

describe('issue a service', () => {
  it.each(kinds)('every entry in %s leads to its own preset alone', (kind) => {
    const astray = presets.flatMap((preset) =>
      preset[kind].filter((marker) => presetsInCode(marker, kind).some((found) => found !== preset)),
    );
    expect(astray).toEqual([]);
  });

  it('lets the longer marker win over one that is part of it', () => {
    expect(inScript('https://ajax.googleapis.com/ajax/libs/webfont/1.6.26/webfont.js')).toEqual([
      'Google Fonts',
    ]);
    expect(inScript('https://ajax.googleapis.com/ajax/libs/jquery/3.7.1/jquery.min.js')).toEqual([
      'Google Hosted Libraries',
    ]);
  });

  it('finds several services in one piece of code', () => {
    const code = `gtag('config', 'G-ABC'); gtag('config', 'AW-123'); fbq('init', '1');`;
    expect(inScript(code)).toEqual(['Google Analytics 4', 'Google Ads', 'Meta Pixel']);
  });

  it('tells the tags of Google apart', () => {
    const tag = 'https://www.googletagmanager.com/';
    expect(inScript(`${tag}gtag/js?id=G-1`)).toEqual(['Google Analytics 4']);
    expect(inScript(`${tag}gtag/js?id=AW-1`)).toEqual(['Google Ads']);
    expect(inScript(`${tag}gtm.js?id=GTM-1`)).toEqual(['Google Tag Manager']);
    expect(inFrame(`${tag}ns.html?id=GTM-1`)).toEqual(['Google Tag Manager']);
  });

  it.each([
    ['https://www.youtube.com/embed/abc', 'YouTube'],
    ['https://www.youtube-nocookie.com/embed/abc', 'YouTube (privacy-enhanced mode)'],
    ['https://player.vimeo.com/video/1', 'Vimeo'],
    ['https://www.google.com/maps/embed?pb=1', 'Google Maps'],
    ['https://www.google.com/recaptcha/api2/anchor', 'Google reCAPTCHA'],
    ['https://www.openstreetmap.org/export/embed.html', 'OpenStreetMap'],
    ['https://www.facebook.com/plugins/page.php', 'Facebook plugins'],
  ])('knows the frame %s', (address, name) => {
    expect(inFrame(address)).toEqual([name]);
  });

  it('finds nothing in ordinary code and addresses', () => {
    expect(inScript('/assets/app.js')).toEqual([]);
    expect(inScript('document.querySelector(".menu").addEventListener("click", toggle);')).toEqual([]);
    expect(inFrame('https://www.example.org/calendar')).toEqual([]);
  });

  it('finds nothing in a mere mention of profiles elsewhere', () => {
    const profiles = [
      'www.facebook.com/hotel',
      'www.instagram.com/hotel',
      'www.youtube.com/@hotel',
      'twitter.com/hotel',
      'x.com/hotel',
      'www.linkedin.com/company/hotel',
      'www.xing.com/pages/hotel',
      'www.pinterest.de/hotel',
      'www.tiktok.com/@hotel',
      'www.tripadvisor.de/Hotel_Review-1',
      'www.booking.com/hotel/de/hotel.html',
      'www.holidaycheck.de/hi/hotel',
      'www.provenexpert.com/hotel/',
      'www.doctolib.de/zahnarzt/berlin',
      'www.jameda.de/praxis',
      'www.opentable.de/r/hotel',
      'www.google.com/maps/place/hotel',
    ];
    expect(inScript(JSON.stringify({ sameAs: profiles.map((profile) => `https://${profile}`) }))).toEqual([]);
  });

  it('knows pictures of comments and previews of videos by their addresses', () => {
    expect(inScript('https://secure.gravatar.com/avatar/1?s=80')).toEqual(['Gravatar']);
    expect(inScript('https://i.ytimg.com/vi/1/hqdefault.jpg')).toEqual(['YouTube']);
  });

  it('assigns hosts with their sub-domains, the longer name first', () => {
    expect(presetByHost('region1.google-analytics.com')?.name).toBe('Google Analytics 4');
    expect(presetByHost('client.tt.omtrdc.net')?.name).toBe('Adobe Target');
    expect(presetByHost('client.sc.omtrdc.net')?.name).toBe('Adobe Analytics');
    expect(presetByHost('notyoutube.com')).toBeUndefined();
    expect(presetByHost('com')).toBeUndefined();
  });

  it('assigns cookies and keys, patterns included', () => {
    expect(cookie('_ga')).toBe('Google Analytics 4');
    expect(cookie('_ga_1A2B3C')).toBe('Google Analytics 4');
    expect(cookie('_pk_id.1.abcd')).toBe('Matomo');
    expect(cookie('mp_0123_mixpanel')).toBe('Mixpanel');
    expect(cookie('wordpress_logged_in_9f')).toBe('WordPress');
    expect(cookie('PHPSESSID')).toBe('PHP session');
    expect(presetByAsset('_grecaptcha', 'localStorage')?.name).toBe('Google reCAPTCHA');
  });

  it.each(['id', 'uid', 'lang', 'cart', 'theme', 'mp_mixpanel', ''])(
    'does not assign the cookie "%s"',
    (name) => {
      expect(presetByAsset(name, 'cookie')).toBeUndefined();
    },
  );

  it.each([
    ['IDE', 'doubleclick.net'],
    ['NID', 'maps.googleapis.com'],
    ['AEC', 'maps.googleapis.com'],
    ['YSC', 'youtube.com'],
    ['fr', 'connect.facebook.net'],
    ['xs', 'facebook.com'],
    ['sb', 'facebook.com'],
    ['MR', 'clarity.ms'],
    ['SM', 'clarity.ms'],
    ['anj', 'ib.adnxs.com'],
  ])('knows the cookie "%s" only where %s was seen', (name, host) => {
    const seen = new Set([presetByHost(host)!]);
    expect(presetByAsset(name, 'cookie')).toBeUndefined();
    expect(presetByAsset(name, 'cookie', seen)?.name).toBe([...seen][0]!.name);
  });

  it('knows a visitor’s wish list in Shopware, where the shop was seen', () => {
    const shopware = presetById(16003)!;
    expect(cookie('wishlist-enabled')).toBe('Shopware');
    expect(presetByAsset('wishlist-0189a3f2', 'localStorage')).toBeUndefined();
    expect(presetByAsset('wishlist-0189a3f2', 'localStorage', new Set([shopware]))).toBe(shopware);
  });

  it('gives AMP_TOKEN to Analytics, other names with AMP_ to Amplitude', () => {
    expect(cookie('AMP_TOKEN')).toBe('Google Universal Analytics');
    expect(cookie('AMP_0123456789')).toBe('Amplitude');
  });

  it('takes no common word for a cookie of a service, however it is written', () => {
    const spellings = [...commonNames].flatMap((word) => {
      const capital = word.charAt(0).toUpperCase() + word.slice(1);
      return [word, word.toUpperCase(), capital, `_${word}`, `__${word}`, `${word}_`];
    });
    const taken = spellings.filter((name) => storageTypes.some((type) => presetByAsset(name, type)));
    expect(taken).toEqual([]);
  });

  it('does not take a key for a cookie', () => {
    expect(presetByAsset('_ga', 'localStorage')).toBeUndefined();
  });
});

describe('the embedding of a preset', () => {
  const embeddings = presets.map((preset) => presetEmbedding(preset));
  const long = new Set<string>([...texts, 'blockedContentText']);

  it('keeps to the limits of the interface', () => {
    const tooLong = embeddings.flatMap(({ translations, assets, scriptMarkers, iframeMarkers, ...base }) => [
      ...[base, translations.de_DE, translations.en_US]
        .flatMap((fields) => Object.entries(fields))
        .filter(([key, value]) => typeof value === 'string' && value.length > (long.has(key) ? 65_536 : 255)),
      ...[...scriptMarkers, ...iframeMarkers].filter((line) => line.length > 255),
      ...assets
        .flatMap((asset) => [
          asset.name,
          asset.lifetime,
          asset.description,
          ...Object.values(asset.translations),
        ])
        .filter((value) => (typeof value === 'string' ? value : value.description).length > 255),
    ]);
    expect(tooLong).toEqual([]);
  });

  it('has exactly the properties that the interface names', () => {
    const shared = ['name', 'privacyPolicyUrl', 'legalBasis', 'placeOfProcessing', ...texts];
    const lists = [
      'scriptMarkers',
      'iframeMarkers',
      'googleConsentMode',
      'consentSignals',
      'assets',
      'translations',
    ];
    const blocked = ['blockedContentTitle', 'blockedContentText', 'blockedContentButtonText'];
    for (const embedding of embeddings) {
      expect(new Set(Object.keys(embedding)), embedding.name).toEqual(
        new Set([...shared, ...lists, 'purpose', 'vendor', 'hideIframesUntilConsent']),
      );
      expect(Object.keys(embedding.translations), embedding.name).toEqual(['de_DE', 'en_US']);
      expect(new Set(Object.keys(embedding.translations.de_DE)), embedding.name).toEqual(
        new Set([...shared, ...blocked]),
      );
    }
  });

  it('has texts in both languages, English ones at its base', () => {
    const youtube = presets.find(({ name }) => name === 'YouTube (privacy-enhanced mode)');
    const embedding = youtube && presetEmbedding(youtube);
    expect(embedding).toMatchObject({
      name: 'YouTube (privacy-enhanced mode)',
      legalBasis: 'Consent (Art. 6(1)(a) GDPR, Section 25(1) TDDDG)',
      placeOfProcessing:
        'European Union, United States (EU-U.S. Data Privacy Framework or standard contractual clauses)',
      hideIframesUntilConsent: false,
      translations: {
        de_DE: {
          name: 'YouTube (erweiterter Datenschutzmodus)',
          placeOfProcessing:
            'Europäische Union, USA (EU-U.S. Data Privacy Framework oder Standardvertragsklauseln)',
          blockedContentTitle: 'Inhalt von YouTube (erweiterter Datenschutzmodus)',
        },
      },
    });
    expect(embedding?.assets[0]).toEqual({
      name: 'yt-remote-device-id',
      dynamic: false,
      storageType: 'localStorage',
      lifetime: 'Until deleted',
      description: 'Holds an ID of the device for the player.',
      translations: {
        de_DE: { lifetime: 'Bis zur Löschung', description: 'Enthält eine Gerätekennung für den Player.' },
        en_US: { lifetime: 'Until deleted', description: 'Holds an ID of the device for the player.' },
      },
    });
  });

  it('explains blocked content only where there are frames', () => {
    const explained = embeddings.filter(({ translations }) => translations.de_DE.blockedContentText !== '');
    expect(explained).toEqual(embeddings.filter(({ iframeMarkers }) => iframeMarkers.length > 0));
  });
});

describe('a consent manager of another vendor', () => {
  const page = (...scripts: string[]) => ({
    ...emptyPage(new URL('https://shop.example/')),
    scripts: new Set(scripts),
  });
  const inUse = (scripts: string[], cookies: string[] = []) =>
    consentManagersOn([page(...scripts)], cookies, ['https://consent.example']);

  it.each([
    ['https://web.cmp.usercentrics.eu/ui/loader.js', 'Usercentrics', ['web.cmp.usercentrics.eu']],
    ['https://cdn.cookielaw.org/scripttemplates/otSDKStub.js', 'OneTrust', ['cdn.cookielaw.org']],
    ['https://cloud.ccm19.de/app.js?apiKey=1', 'CCM19', ['cloud.ccm19.de']],
    ['https://shop.example/wp-content/plugins/borlabs-cookie/assets/a.js', 'Borlabs Cookie', []],
  ])('is known by %s', (address, name, hosts) => {
    expect(inUse([address])).toEqual([{ name, hosts }]);
  });

  it('is known by its cookies', () => {
    expect(inUse([], ['cmplz_statistics', 'OptanonConsent']).map(({ name }) => name)).toEqual([
      'OneTrust',
      'Complianz',
    ]);
  });

  it('is neither this service nor what only sounds like one', () => {
    expect(inUse(['https://consent.example/ccm19.js', 'https://notonetrust.com/a.js'], ['consent'])).toEqual(
      [],
    );
  });

  it('is no preset and has no host or cookie of one', () => {
    const taken = consentManagers().flatMap(({ hosts, cookies }) => [
      ...hosts.filter((host) => presetByHost(host)),
      ...cookies.filter((name) => cookie(name.replace('*', 'x'))),
    ]);
    expect(taken).toEqual([]);
    expect(consentManagers().length).toBeGreaterThanOrEqual(40);
  });
});

it('300 addresses of other websites are checked for markers within a moment', () => {
  const times = Array.from({ length: 10 }, () => {
    const began = performance.now();
    for (let i = 0; i < 300; i++) expect(inScript(`//h${i}.example/a.js`)).toEqual([]);
    return performance.now() - began;
  });
  // It takes 1 ms, and 70 ms with a new copy of the pattern for each address. The quickest time counts, on a busy machine.
  expect(Math.min(...times)).toBeLessThan(30);
});

describe('the most specific preset of a request', () => {
  const of = (address: string, isFrame = false) => presetOfRequest(new URL(address), isFrame, false)?.name;

  it('is that of its longest marker or host', () => {
    const wrong = presets.flatMap(({ name, hosts, scriptMarkers, iframeMarkers }) => [
      ...hosts.filter((host) => of(`https://${host}/`) !== name),
      ...hosts.filter((host) => of(`https://any.${host}/path`) !== name),
      ...scriptMarkers.filter((marker) => isAddress(marker) && of(addressWith(marker)) !== name),
      ...iframeMarkers.filter((marker) => isAddress(marker) && of(addressWith(marker), true) !== name),
    ]);
    expect(wrong).toEqual([]);
  });

  it('is not a general one where a service has a host of its own below another', () => {
    expect(of('https://ir-de.amazon-adsystem.com/e/ir?t=1')).toBe('Amazon Associates');
    expect(of('https://ws-eu.amazon-adsystem.com/widgets/q', true)).toBe('Amazon Associates');
    expect(of('https://aax-eu.amazon-adsystem.com/e/dtb/bid')).toBe('Amazon Ads');
    expect(of('https://ssl.google-analytics.com/ga.js')).toBe('Google Universal Analytics');
    expect(of('https://www.google-analytics.com/g/collect?v=2&tid=G-ABCDE12345')).toBe('Google Analytics 4');
    expect(of('https://d24n15hnbwhuhn.cloudfront.net/libs/x.js')).toBe('Amplitude');
  });
});

/** A parser drops an empty query. */
const addressWith = (marker: string) => `https://${marker.replace(/^\./, 'www.').replace(/\?$/, '?a=1')}`;
it('an address that repeats the one of Google’s hits is read once', () => {
  const address = `https://www.mysite.xyz/${'/g/collect?'.repeat(5000)}`;
  const began = performance.now();
  for (const end of ['', '&'.repeat(50_000)]) expect(googleAddress(address + end)).toBeUndefined();
  // It takes a fraction of a millisecond; if each repetition is followed to the end, seconds.
  expect(performance.now() - began).toBeLessThan(100);
  expect(googleAddress(`${address}v=2&tid=G-ABCDEF1234`)).toBe('https://www.google-analytics.com/g/collect');
});
