import { expect, inject, test } from 'vitest';
import type { ScanResult } from '../../../src/db/schema.ts';
import { hosting } from '../../support/call.ts';
import { makeDomain } from '../../support/make.ts';

const site = inject('site');

type EarlyTag = ScanResult['earlyTags'][number];

async function answerTo(path: string) {
  const { P } = await makeDomain(`http://${site}/${path}`);
  const answer = await hosting('GET', `${P}/onboarding/scan`, undefined, {
    env: { ALLOW_PRIVATE_SCAN: 'true' },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body as {
    availablePresets: { name: string }[];
    earlyTags: EarlyTag[];
    unknownServices: { hosts: string[] }[];
  };
}

const scan = async (path: string) => (await answerTo(path)).earlyTags;

test('each tag that contacts a third party before consent is listed once, with its blocked replacement', async () => {
  const tags = await scan('early-tags/');
  const found = Object.fromEntries(
    tags.map(({ host, service, tag, line }) => [tag, { host, service, line }]),
  );
  expect(found).toEqual({
    '<script async src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=x" data-a="1"></script>': {
      host: 'www.googletagmanager.com',
      service: 'Google Analytics 4',
      line: '<script type="text/x-ccm-loader" data-ccm-loader-src="https://www.googletagmanager.com/gtag/js?id=G-1&amp;l=x" async data-a="1"></script>',
    },
    '<script type="module" src="https://unpkg.com/a@1/a.js"></script>': {
      host: 'unpkg.com',
      service: 'unpkg',
      line: '<script type="text/x-ccm-loader">import("https://unpkg.com/a@1/a.js")</script>',
    },
    '<script src="//tracker.example/t.js" onload="go(&quot;x&quot;)"></script>': {
      host: 'tracker.example',
      service: null,
      line: '<script type="text/x-ccm-loader" data-ccm-loader-src="//tracker.example/t.js" onload="go(&quot;x&quot;)"></script>',
    },
    // Another consent manager has to go, and does not wait for this one.
    '<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="1"></script>': {
      host: 'consent.cookiebot.com',
      service: null,
      line: '',
    },
    '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter" crossorigin>': {
      host: 'fonts.googleapis.com',
      service: 'Google Fonts',
      line: '<link rel="stylesheet" crossorigin data-ccm-loader-src="https://fonts.googleapis.com/css2?family=Inter">',
    },
    '<link rel="preload" as="style" href="https://use.typekit.net/x.css" onload="this.rel=\'stylesheet\'">': {
      host: 'use.typekit.net',
      service: 'Adobe Fonts (Typekit)',
      line: '<link rel="preload" as="style" onload="this.rel=\'stylesheet\'" data-ccm-loader-src="https://use.typekit.net/x.css">',
    },
    '<link rel="preconnect" href="https://fonts.gstatic.com/">': {
      host: 'fonts.gstatic.com',
      service: 'Google Fonts',
      line: '',
    },
    '@import url("https://fonts.googleapis.com/css?family=A&display=swap");': {
      host: 'fonts.googleapis.com',
      service: 'Google Fonts',
      line: '<link rel="stylesheet" data-ccm-loader-src="https://fonts.googleapis.com/css?family=A&amp;display=swap">',
    },
    'url(https://pictures.example/back.png)': { host: 'pictures.example', service: null, line: '' },
    '<img alt src="https://www.facebook.com/tr?id=1" srcset="https://www.facebook.com/tr?id=1 2x" width="1">':
      {
        host: 'www.facebook.com',
        service: 'Meta Pixel',
        line: '<img data-ccm-loader-src="https://www.facebook.com/tr?id=1" alt width="1">',
      },
    '<img src="https://i.ytimg.com/vi/1/hq.jpg">': {
      host: 'i.ytimg.com',
      service: 'YouTube',
      line: '<img data-ccm-loader-src="https://i.ytimg.com/vi/1/hq.jpg">',
    },
    '<video controls src="https://films.example/a.mp4">': {
      host: 'films.example',
      service: null,
      line: '<video data-ccm-loader-src="https://films.example/a.mp4" controls>',
    },
    // Chromium connects to the host of an iframe, although it is blocked.
    '<iframe src="https://www.youtube-nocookie.com/embed/1" title="Film">': {
      host: 'www.youtube-nocookie.com',
      service: 'YouTube (privacy-enhanced mode)',
      line: '<iframe data-ccm-loader-src="https://www.youtube-nocookie.com/embed/1" title="Film">',
    },
    '<iframe src="https://maps.example/">': {
      host: 'maps.example',
      service: null,
      line: '<iframe data-ccm-loader-src="https://maps.example/">',
    },
    '<noscript><img src="https://www.facebook.com/tr?id=1&noscript=1"></noscript>': {
      host: 'www.facebook.com',
      service: 'Meta Pixel',
      line: '',
    },
  });
  for (const { page } of tags) expect(page).toBe(`http://${site}/early-tags/`);
});

test('replaced tags, the site’s own, strictly necessary ones and the widget itself are not listed', async () => {
  expect(await scan('early-tags/replaced')).toEqual([]);
});

test('Google’s tag from a path of the website is listed and named, and nothing that only looks like it', async () => {
  const { earlyTags, availablePresets } = await answerTo('early-tags/gateway');
  expect(earlyTags.map(({ host, service, tag }) => [host, service, tag])).toEqual([
    [site, 'Google Analytics 4', '<script async src="/metrics?id=G-ABCDE12345"></script>'],
    [site, 'Google Tag Manager', '<script src="/sst/gtm.js?id=GTM-AB12CD"></script>'],
  ]);
  expect(availablePresets.map(({ name }) => name)).toEqual(['Google Analytics 4', 'Google Tag Manager']);
});

test('a script of the website whose content is Google’s is listed and named, with the marker that blocks it', async () => {
  const began = Date.now();
  const { earlyTags, availablePresets } = await answerTo('early-tags/copies');
  expect(Date.now() - began).toBeLessThan(12_000);
  expect(earlyTags.map(({ service, tag, marker }) => [service, tag, marker])).toEqual([
    [
      'Google Analytics 4',
      '<script async src="/vendor-code/gtag/a1b2"></script>',
      `${site}/vendor-code/gtag/a1b2`,
    ],
    [
      'Google Tag Manager',
      '<script src="/vendor-code/container/x.js?v=2"></script>',
      `${site}/vendor-code/container/x.js`,
    ],
  ]);
  expect(availablePresets.map(({ name }) => name)).toEqual(['Google Analytics 4', 'Google Tag Manager']);
});

test('each tag that the page exempts from blocking is listed as exempt, however long it is', async () => {
  const tags = await scan('early-tags/exempt');
  expect(tags.map(({ host, exempt, tag, line }) => [host, exempt, tag.slice(0, 60), line])).toEqual([
    [
      'tracker.example',
      true,
      '<script src="https://tracker.example/t.js" data-ccm-ignore><',
      '<script type="text/x-ccm-loader" data-ccm-loader-src="https://tracker.example/t.js"></script>',
    ],
    ['www.youtube.com', true, '<iframe data-ccm-ignore src="https://www.youtube.com/embed/1', ''],
    [
      'www.youtube.com',
      undefined,
      '<iframe src="https://www.youtube.com/embed/2">',
      '<iframe data-ccm-loader-src="https://www.youtube.com/embed/2">',
    ],
    [
      'pictures.example',
      undefined,
      '<img src="https://pictures.example/a.png" data-ccm-ignore>',
      '<img data-ccm-loader-src="https://pictures.example/a.png" data-ccm-ignore>',
    ],
  ]);
});

test('the service itself is not listed as an unknown service', async () => {
  const { unknownServices } = await answerTo('early-tags/replaced');
  expect(unknownServices.flatMap(({ hosts }) => hosts)).not.toContain('placet.example');
});

test('a page full of such tags gives a response of limited length', async () => {
  const tags = await scan('scripts-50000/');
  expect(tags).toHaveLength(200);
});
