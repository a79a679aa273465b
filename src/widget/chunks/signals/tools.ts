import type { EmbeddingFields } from '../../../definitions/embedding-fields.ts';
import { google } from './google.ts';
import {
  beforeFirstCall,
  functionBeforeFirstCall,
  longer,
  page,
  queued,
  send,
  WAIT,
  whenReady,
} from './call-tool.ts';
import { shopify } from './shopify.ts';
import { granted, isGranted, type State, type Tool } from './state.ts';
import { wordpress } from './wordpress.ts';
import { zaraz } from './zaraz.ts';

/**
 * Microsoft UET (Universal Event Tracking). A push replaces what UET reads from Google Consent Mode by itself.
 * https://help.ads.microsoft.com/#apex/ads/en/60119/1
 */
const uet = (): Tool => {
  const tell = (command: string, is?: unknown) => {
    const call = ['consent', command, { ad_storage: granted(is) }];
    send('uet', call, () => queued('uetq').push(...call));
  };
  return { start: () => tell('default'), update: ({ on }) => tell('update', on[0]) };
};

/**
 * Microsoft Clarity, which requires both members and has no default: a denial before a stored consent would end its session.
 * https://learn.microsoft.com/en-us/clarity/setup-and-installation/clarity-consent-api-v2
 */
const clarity = (): Tool => ({
  update(state) {
    const ads = isGranted(state, 'marketing');
    const analytics = isGranted(state, 'analytics') || isGranted(state, 'preferences');
    const call = ['consentv2', { ad_Storage: granted(ads), analytics_Storage: granted(analytics) }];
    send('clarity', call, () => {
      // The stub of Clarity's own tag, which uses an existing one.
      page.clarity ??= function () {
        // oxlint-disable-next-line prefer-rest-params
        (page.clarity.q ??= []).push(arguments);
      };
      page.clarity(...call);
    });
  },
});

/** Meta Pixel: “revoke” on every page before “init”. https://developers.facebook.com/docs/facebook-pixel/implementation/gdpr */
const meta = (): Tool => {
  const fbq = functionBeforeFirstCall('fbq');
  return {
    update({ on }) {
      const call = ['consent', on[0] ? 'grant' : 'revoke'];
      send('meta', call, () => fbq(...call));
    },
  };
};

/** Pinterest tag: before “load”. https://help.pinterest.com/en/business/article/install-the-base-code */
const pinterest = (): Tool => {
  const pintrk = functionBeforeFirstCall('pintrk');
  return {
    update({ on }) {
      const call = ['setconsent', !!on[0]];
      send('pinterest', call, () => pintrk(...call));
    },
  };
};

/**
 * TikTok Pixel: hold, then grant or revoke, by the methods of its base code.
 * https://ads.tiktok.com/help/article/how-to-use-cookies-with-tiktok-pixel, https://github.com/nuxt/scripts/pull/712
 */
const tiktok = (): Tool => {
  // Its queue is an array of calls, which gets its methods later.
  const ttq = beforeFirstCall(
    'ttq',
    () => true,
    (made, [method]) => (made[method as string] ? made[method as string]() : made.push([method])),
  );
  const tell = (method: string) => send('tiktok', [method], () => ttq(method));
  return {
    start: () => tell('holdConsent'),
    update: ({ on }) => tell(on[0] ? 'grantConsent' : 'revokeConsent'),
  };
};

/**
 * Matomo, for all tracking or only for cookies. “forget” sets a cookie, so it is called only after a consent on the same page.
 * https://developer.matomo.org/guides/tracking-consent
 */
const matomo = (tool: string, kind: string) => (): Tool => {
  const tell = (method: string) => send(tool, [method], () => queued('_paq').push([method]));
  let isGiven = false;
  return {
    start: () => tell(`require${kind}Consent`),
    update({ on }) {
      if (on[0]) tell(`set${kind}ConsentGiven`);
      else if (isGiven) tell(`forget${kind}ConsentGiven`);
      isGiven = !!on[0];
    },
  };
};

/**
 * Adobe Experience Platform Web SDK, which has one consent for all purposes. Its default is `defaultConsent` of the page's own
 * “configure”, before which it rejects all commands.
 * https://experienceleague.adobe.com/en/docs/experience-platform/web-sdk/commands/setconsent
 */
const adobe = (): Tool => {
  let latest: State;
  const tell = () => {
    const state = latest;
    const value = { general: state.on[0] ? 'in' : 'out' };
    const call = ['setConsent', { consent: [{ standard: 'Adobe', version: '1.0', value }] }];
    const ask = (wait: number): void =>
      page.alloy(...call)?.catch?.((error: unknown) => {
        // A newer state has its own call.
        if (/configur/i.test(String(error)) && state === latest) setTimeout(ask, wait, longer(wait));
      });
    send('adobe', call, () => ask(WAIT));
  };
  return {
    update(state) {
      const isFirst = !latest;
      if (isFirst && !state.decided) return;
      latest = state;
      // An element of the page with that id would be found here, too.
      if (isFirst) whenReady(() => typeof page.alloy === 'function', tell);
      else if (page.alloy) tell();
    },
  };
};

/** Functions that create the tools, by the names that embeddings use. Each is called once, if an embedding names the tool. */
export const tools: Record<EmbeddingFields['consentSignals']['value'][number] | 'google', () => Tool> = {
  google: () => google,
  uet,
  clarity,
  meta,
  tiktok,
  pinterest,
  matomo: matomo('matomo', ''),
  matomoCookies: matomo('matomoCookies', 'Cookie'),
  adobe,
  zaraz: () => zaraz,
  wordpress: () => wordpress,
  shopify: () => shopify,
};
