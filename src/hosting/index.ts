import { createApp } from '../env.ts';
import { operator } from './auth.ts';
import { asset } from './asset.ts';
import { changes } from './changes.ts';
import { client, search } from './client.ts';
import { domain } from './domain.ts';
import { embed } from './embed.ts';
import { embedding } from './embedding.ts';
import { locale } from './locale.ts';
import { log } from './log.ts';
import { withLog } from '../log/http/with-log.ts';
import { moving } from './moving.ts';
import { DOMAIN, DOMAINS, inClient, inDomain } from './owner.ts';
import { catalogue } from './onboarding/catalogue.ts';
import { onboarding } from './onboarding/index.ts';
import { placeholder } from './placeholder.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { theme } from './theme.ts';

/** The tree of `/hosting/api`; its middleware is also the check that each part of a path belongs to the one before. */
export const hosting = createApp()
  .use(operator, changes)
  .route('/client', client)
  .route('/', moving)
  .route('/clientgetid', search)
  .route('/presets', catalogue)
  .route('/status', status)
  .use(DOMAINS, inClient)
  .route(DOMAINS, domain)
  .use(`${DOMAIN}/:part/*`, inDomain)
  .route(`${DOMAIN}/embedding`, embedding)
  .route(`${DOMAIN}/embedding`, asset)
  .route(`${DOMAIN}/locale`, locale)
  .route(`${DOMAIN}/placeholder`, placeholder)
  .route(`${DOMAIN}/theme`, theme)
  .route(`${DOMAIN}/onboarding`, onboarding)
  .route(`${DOMAIN}/onboarding/embed`, embed)
  .route(`${DOMAIN}/statistics`, statistics)
  .use(`${DOMAIN}/log/*`, withLog)
  .route(`${DOMAIN}/log`, log);
