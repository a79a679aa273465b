import { ads } from './ads.ts';
import { analytics } from './analytics.ts';
import { booking } from './booking.ts';
import { captcha } from './captcha.ts';
import { cdn } from './cdn.ts';
import { chat } from './chat.ts';
import { cms } from './cms.ts';
import { embeds } from './embeds.ts';
import { fonts } from './fonts.ts';
import { maps } from './maps.ts';
import { monitoring } from './monitoring.ts';
import { newsletter } from './newsletter.ts';
import { payment } from './payment.ts';
import { reviews } from './reviews.ts';
import type { Preset } from './schema.ts';
import { shop } from './shop.ts';
import { social } from './social.ts';
import { tagManagers } from './tag-managers.ts';
import { testing } from './testing.ts';
import { video } from './video.ts';

/**
 * All presets, a family per file. Each family has a thousand ids of its own, named at its head. An id is given once: clients
 * store it, so it never changes, and the id of a preset that was taken out is not used again.
 */
export const presets: Preset[] = [
  ...analytics, // 1000
  ...ads, // 2000
  ...tagManagers, // 3000
  ...maps, // 4000
  ...video, // 5000
  ...fonts, // 6000
  ...social, // 7000
  ...chat, // 8000
  ...captcha, // 9000
  ...payment, // 10000
  ...booking, // 11000
  ...reviews, // 12000
  ...newsletter, // 13000
  ...testing, // 14000
  ...cdn, // 15000
  ...shop, // 16000
  ...cms, // 17000
  ...monitoring, // 18000
  ...embeds, // 19000
];

const byId = new Map(presets.map((preset) => [preset.id, preset]));

/** The preset with this id. */
export const presetById = (id: number): Preset | undefined => byId.get(id);
