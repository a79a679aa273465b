import { accepted, choice, optional, remember, said } from './choice.ts';
import { acceptAll, conclude, refuseAll } from './conclude.ts';
import { decide } from './decide.ts';
import { eraseCookie } from './erase.ts';
import { h } from './h.ts';
import { inLanguage, paint } from './root.ts';
import { config, mandatory } from './settings.ts';
import type * as Shared from './shared.ts';
import { ended } from './storage.ts';

/** What the other parts are given. Written out, because a whole module as a value takes 80 bytes more. */
export const shared: typeof Shared = {
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
  mandatory,
  optional,
  paint,
  refuseAll,
  remember,
  said,
};
