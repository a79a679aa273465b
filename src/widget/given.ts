import { accepted, choice, optional, remember, said, standing } from './choice.ts';
import { acceptAll, conclude, refuseAll } from './conclude.ts';
import { decide } from './decide.ts';
import { eraseCookie } from './erase.ts';
import { h } from './h.ts';
import { legalLink, legalLinks } from './legal.ts';
import { inLanguage, paint } from './root.ts';
import { config, mandatory } from './settings.ts';
import type * as Shared from './shared.ts';
import { ended, now } from './storage.ts';

/** What the second part is given. Written out, because a whole module as a value takes 80 bytes more. */
export const given: typeof Shared = {
  accepted,
  get choice() {
    return choice;
  },
  get config() {
    return config;
  },
  acceptAll,
  conclude,
  decide,
  ended,
  eraseCookie,
  h,
  inLanguage,
  legalLink,
  legalLinks,
  mandatory,
  now,
  optional,
  paint,
  refuseAll,
  remember,
  said,
  standing,
};
