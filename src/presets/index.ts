import { ads } from './catalogue/ads.ts';
import { analytics } from './catalogue/analytics.ts';
import { booking } from './catalogue/booking.ts';
import { captcha } from './catalogue/captcha.ts';
import { cdn } from './catalogue/cdn.ts';
import { chat } from './catalogue/chat.ts';
import { cms } from './catalogue/cms.ts';
import { managers } from './catalogue/consent-managers.ts';
import { embeds } from './catalogue/embeds.ts';
import { fonts } from './catalogue/fonts.ts';
import { maps } from './catalogue/maps.ts';
import { monitoring } from './catalogue/monitoring.ts';
import { newsletter } from './catalogue/newsletter.ts';
import { payment } from './catalogue/payment.ts';
import { reviews } from './catalogue/reviews.ts';
import { shop } from './catalogue/shop.ts';
import { social } from './catalogue/social.ts';
import { tagManagers } from './catalogue/tag-managers.ts';
import { testing } from './catalogue/testing.ts';
import { video } from './catalogue/video.ts';
import { lazy } from '../lib/caches/lazy.ts';
import { parseEntries, linesOf, wordsOf, presetOf } from './preset.ts';
import type { Preset } from './preset-schema.ts';

/**
 * All presets, one file per family with a thousand ids. Clients store the id of a preset, so it never changes, and the
 * id of a removed preset is not reused.
 */
export const families = [
  analytics, // 1000
  ads, // 2000
  tagManagers, // 3000
  maps, // 4000
  video, // 5000: video and audio
  fonts, // 6000
  social, // 7000
  chat, // 8000
  captcha, // 9000
  payment, // 10000
  booking, // 11000: appointments, tables, rooms, tickets
  reviews, // 12000
  newsletter, // 13000: newsletters, marketing automation, push messages
  testing, // 14000: A/B tests, personalization, surveys
  cdn, // 15000: content delivery networks, load balancers
  shop, // 16000: shop software and its own session
  cms, // 17000: content management systems and the sessions of the languages they are written in
  monitoring, // 18000: errors and loading times
  embeds, // 19000: documents, forms, charts, jobs, helpers of the page
];

/** Created on first use, because most isolates start for visitors’ calls, which never use it. */
export const allPresets = lazy((): Preset[] =>
  families.flatMap((family) => parseEntries(family).map(presetOf)),
);

const byId = lazy(() => new Map(allPresets().map((preset) => [preset.id, preset])));

/** The preset with this id; undefined if there is none. */
export const presetById = (id: number): Preset | undefined => byId().get(id);

/** Consent managers of other vendors (20000). They are not presets, because a website should use only one consent manager. */
export const consentManagers = lazy(() =>
  parseEntries(managers).map((entry) => ({
    name: entry.name,
    hosts: wordsOf(entry, 'hosts'),
    paths: linesOf(entry, 'script'),
    cookies: wordsOf(entry, 'cookies'),
  })),
);
