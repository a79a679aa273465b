import type { Context } from 'hono';
import { timedForVisitors } from '../db/timeouts.ts';
import { createApp, type AppEnv } from '../env.ts';
import { lazyModule } from '../lib/caches/lazy.ts';
import { script } from './script/index.ts';
import { domainFields } from '../definitions/domain-fields.ts';
import { embeddingFields } from '../definitions/embedding-fields.ts';
import { defaultsOf } from '../definitions/field.ts';
import { themeFields } from '../definitions/theme-fields.ts';
import { analyticsPurpose } from '../definitions/purpose-ids.ts';
import { withPlainFormats } from './content/notice-formats.ts';
import { localize } from './content/localize.ts';
import { widgetScript } from './script/prepared-script.ts';
import type { PublishedSite } from './site/published-site.ts';

const keeping = lazyModule(() => import('./own-host/keep.ts'));
const decisions = lazyModule(() => import('./decision/index.ts'));

const timed =
  (answer: (c: Context<AppEnv>) => Promise<Response>) =>
  (c: Context<AppEnv>): Promise<Response> => {
    c.env = timedForVisitors(c.env);
    return answer(c);
  };

const timedScript = timed(script);

/**
 * The routes of every page view and every decision, which come first because they are called most. Storing a decision
 * is evaluated at the first one, because most isolates start for a page view.
 */
export const frequentRoutes = createApp()
  .get('/app.js', timedScript)
  .get('/ccm19.js', timedScript)
  .post(
    '/app/consents',
    timed(async (c) => (await decisions()).decision(c)),
  );

/** Answers `POST /app/keep`, which is no route of the app, because it exists under own hosts alone. */
export const timedKeep = timed(async (c) => (await keeping()).keep(c));

/** A domain with one service, and default settings otherwise. */
const sample = (): PublishedSite => ({
  publishedAt: 0,
  version: 0,
  clientActive: true,
  embedKeys: [],
  hosts: [],
  log: { domain: '', database: 0, id: 0 },
  configuration: {
    domain: {
      id: '',
      name: 'sample.example',
      legalChangedAt: 0,
      askedAllSince: 0,
      ...defaultsOf(domainFields),
    },
    company: '',
    embeddings: [
      {
        id: '',
        name: '',
        askedSince: 0,
        askedAgain: 0,
        ...defaultsOf(embeddingFields),
        purpose: analyticsPurpose,
      },
    ],
    locales: [],
    placeholders: {},
    theme: defaultsOf(themeFields),
  },
  notices: [],
});

/**
 * Makes a sample script while an isolate starts, because V8 compiles functions at their first call, which would take
 * half of the first script’s time. If this throws, the Worker does not start.
 */
const warmUp = () =>
  withPlainFormats('en', () => {
    const site = sample();
    const localized = localize(site.configuration, 'en_US', 'optIn');
    const base = 'https://sample.example';
    widgetScript(site, localized, { base, apiKey: '', isCcm19Snippet: false, optOutSignal: false });
  });

warmUp();
