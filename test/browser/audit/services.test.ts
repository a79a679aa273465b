// How the audit names services, and what it says about those that did not load.
import { expect, test } from 'vitest';
import { notLoaded } from '../../../packages/audit/src/judge/not-loaded.ts';
import { usesOf } from '../../../packages/audit/src/judge/name-services.ts';
import type { DeclaredService, Obstacle, Sent, Visit } from '../../../packages/audit/src/types.ts';

const site = new URL('https://www.site.example/');
const sent = (url: string): Sent => ({ url, kind: 'script', startedBy: '', page: site.href, phase: 'after' });
const failed = (url: string): Obstacle => ({ by: 'network', url, detail: 'HTTP 502', phase: 'after' });
const service = (name: string, ...markers: string[]): DeclaredService => ({
  key: name,
  name,
  markers,
  accepted: true,
});
const visit = (urls: string[], services: DeclaredService[], obstacles: Obstacle[] = []): Visit => ({
  mode: 'accepted',
  browser: 'Chromium',
  pages: [site.href],
  sent: urls.map(sent),
  stored: [],
  decided: true,
  complete: true,
  services,
  obstacles,
  placet: true,
  limits: [],
});

const namesIn = (locale: string, ...visits: Visit[]) => [
  ...new Set(usesOf(site, visits, [], locale).map(({ service }) => service.name)),
];

test('a service has its name in the language of the report', () => {
  const plugins = visit(['https://connect.facebook.net/en_US/sdk.js'], []);
  expect(namesIn('de-DE', plugins)).toEqual(['Facebook-Plugins']);
  expect(namesIn('en-US', plugins)).toEqual(['Facebook plugins']);
});

test('an address of a service that the website and the catalogue name in two languages is one service', () => {
  const client = service('Google-API-Client (apis.google.com)', 'apis.google.com/');
  const urls = ['https://apis.google.com/js/platform.js', 'https://www.google.com/js/bg/a.js'];
  expect(namesIn('en-US', visit(urls, [client]))).toEqual(['Google API client (apis.google.com)']);
});

test('another consent manager has its name', () => {
  expect(namesIn('en-US', visit(['https://cdn.privacy-mgmt.com/wrapper.js'], []))).toEqual(['Sourcepoint']);
});

test('pictures of Blogger are Blogger’s, although Google App Engine has the domain', () => {
  expect(namesIn('en-US', visit(['https://blogger.googleusercontent.com/img/b/a.png'], []))).toEqual([
    'Blogger',
  ]);
});

const fonts = service('Google Fonts', 'fonts.googleapis.com/css', 'ajax.googleapis.com/ajax/libs/webfont');
const hosted = service('Google Hosted Libraries', 'ajax.googleapis.com/ajax/libs');
const jquery = 'https://ajax.googleapis.com/ajax/libs/jquery/3.6.0/jquery.min.js';
const css = 'https://fonts.googleapis.com/css?family=Inter';

test('what another service has loaded from the same host does not count for a service that did not load', () => {
  const made = visit([jquery], [fonts, hosted]);
  expect(notLoaded(made, usesOf(site, [made], [], 'en-US'))).toEqual([
    { name: 'Google Fonts', by: 'absent', evidence: [] },
  ]);
});

test('the evidence for a service has no addresses of another one', () => {
  const made = visit([jquery, css], [fonts, hosted], [failed(jquery), failed(css)]);
  expect(notLoaded(made, usesOf(site, [made], [], 'en-US'))).toEqual([
    { name: 'Google Fonts', by: 'network', evidence: [`${css}: HTTP 502`] },
    { name: 'Google Hosted Libraries', by: 'network', evidence: [`${jquery}: HTTP 502`] },
  ]);
});

test('a failed request on a host that only the catalogue assigns is evidence for its service', () => {
  const picture = 'https://lh3.googleusercontent.com/a.png';
  const made = visit([picture], [service('Google App Engine', '.appspot.com/')], [failed(picture)]);
  expect(notLoaded(made, usesOf(site, [made], [], 'en-US'))).toEqual([
    { name: 'Google App Engine', by: 'network', evidence: [`${picture}: HTTP 502`] },
  ]);
});
