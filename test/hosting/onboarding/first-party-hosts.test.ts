import { expect, test } from 'vitest';
import lines from '../../../public/tables/organizations.json';
import { findFirstPartyHosts, parseOrganizations } from '../../../src/scan/host-owners.ts';

const organizations = parseOrganizations(lines);
const isOwn = (host: string, site: string, iconHosts: string[] = []) =>
  findFirstPartyHosts(
    organizations,
    [host],
    { url: new URL(`https://${site}/`), iconHosts: new Set(iconHosts) },
    (host) => host.endsWith('pictures.example'),
  ).length === 1;

test.for([
  ['i.guim.co.uk', 'www.theguardian.com'],
  ['static01.nyt.com', 'www.nytimes.com'],
  ['static.files.bbci.co.uk', 'www.bbc.com'],
  ['www.asadcdn.com', 'www.welt.de'],
])('%s belongs to %s, because both domains are the same company’s', ([host, site]) => {
  expect(isOwn(host!, site!)).toBe(true);
});

test.for([
  ['img.seeblickcdn.net', 'www.seeblick.example'],
  ['assets.seeblick-static.com', 'www.seeblick.example'],
  ['cdn-seeblick.com', 'seeblick.example'],
  ['www.zeit-verlagsgruppe.de', 'www.zeit.de'],
  ['static.t-online-images.de', 'www.t-online.de'],
  ['cdn.seeblick.com', 'www.seeblick.example'],
  ['media1.s-seeblick.com', 'www.seeblick.com'],
  ['www.seeblickcom.jp', 'www.seeblick.com'],
  ['assets.static-nzz.ch', 'www.nzz.ch'],
])('%s belongs to %s, whose name its domain carries', ([host, site]) => {
  expect(isOwn(host!, site!)).toBe(true);
});

test.for([
  ['seeblick-tracker.brandads.com', 'www.seeblick.example'],
  ['seeblick.tracker.example', 'www.seeblick.example'],
  ['static.seeblick.tracker.example', 'www.seeblick.example'],
  ['cdn.seeblickads.com', 'www.seeblick.example'],
  ['cdn.seeblickcdn-tracker.com', 'www.seeblick.example'],
  ['cdn.myseeblick.com', 'www.seeblick.example'],
  ['www.wetter.com', 'www.wetter.de'],
  ['wetter.com', 'www.wetter.de'],
  ['cdn.dw-cdn.com', 'www.dw.com'],
  ['www.nzzgroup.com', 'www.nzz.ch'],
  ['x.imagecdn.com', 'image.example'],
  ['cdn.assetsfiles.com', 'assets.example'],
  ['static.nytimes.com', 'www.theguardian.com'],
  ['l-files.seeblickcdn.net', 'seeblick.github.io'],
])('%s does not belong to %s', ([host, site]) => {
  expect(isOwn(host!, site!)).toBe(false);
});

test.for([
  'mmo.aiircdn.com',
  'seeblick.pcdn.co',
  'seeblick.exactdn.com',
  'seeblick.closte.com',
  'imengine.public.prod.seeblick.infomaker.io',
  'imengine.seeblick.navigacloud.com',
  'seeblick.mystagingwebsite.pressablecdn.com',
  'secureservercdn.net',
  'bloximages.chicago2.vip.townnews.com',
  'seeblick.oktawave.com',
  'seeblick.fra1.digitaloceanspaces.com',
  'seeblick.webpush.jp',
])('the shared network %s does not belong to a website, even if it has its icons', (host) => {
  expect(isOwn(host, 'www.seeblick.example', [host])).toBe(false);
});

test('a domain that has the website’s icons is its own, unless it is known as somebody else’s', () => {
  expect(isOwn('js.sbk.example', 'www.seeblick.example', ['static.sbk.example'])).toBe(true);
  expect(isOwn('tracker.example', 'www.seeblick.example', ['static.sbk.example'])).toBe(false);
  expect(isOwn('i.pictures.example', 'www.seeblick.example', ['i.pictures.example'])).toBe(false);
});

test.for([
  ['static.yandex.ru', 'an.yandex.ru'],
  ['tracker.netlify.app', 'seeblick.netlify.app'],
  ['seeblick-cdn.netlify.app', 'x.example'],
])('%s does not belong to a website with icons on %s', ([host, icons]) => {
  expect(isOwn(host!, 'www.seeblick.example', [icons!])).toBe(false);
});
