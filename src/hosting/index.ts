import { createApp } from '../env.ts';
import { asOperator } from '../db/activity/actor.ts';
import { requireOperatorKey } from '../http/operator-key.ts';
import { asking } from './asking.ts';
import { asset } from './embedding-asset.ts';
import { client, search } from './client.ts';
import { domain } from './domain.ts';
import { crud } from './crud.ts';
import { handover } from './handover.ts';
import { log } from './log.ts';
import { move, moves } from './move.ts';
import { withLog } from '../log/http/with-log.ts';
import { importExport } from './import-export.ts';
import { DOMAIN_PATH, DOMAINS_PATH, MOVES_PATH, requireClient, withDomain } from './domain-path.ts';
import { catalogue } from './onboarding/catalogue.ts';
import { onboarding } from './onboarding/index.ts';
import { placeholder } from './placeholder.ts';
import { statistics } from './statistics.ts';
import { status } from './status.ts';
import { embeddingRows, embeddingSchema } from '../resources/embedding.ts';
import { localeRows, localeSchema } from '../resources/locale.ts';
import { themeRows, themeSchema } from '../resources/theme.ts';

/** The routes of `/hosting/api`. The middleware checks that each part of a path belongs to the part before it. */
export const hosting = createApp()
  .use(requireOperatorKey, asOperator)
  .route('/client', client)
  .route('/', importExport)
  .route('/clientgetid', search)
  .route('/presets', catalogue)
  .route('/status', status)
  .use(DOMAINS_PATH, requireClient)
  .route(DOMAINS_PATH, domain)
  .use(MOVES_PATH, requireClient)
  .route(MOVES_PATH, moves)
  .use(`${DOMAIN_PATH}/:part/*`, withDomain)
  .route(`${DOMAIN_PATH}/embedding`, crud('embedding', 'id', embeddingRows, { create: embeddingSchema }))
  .route(`${DOMAIN_PATH}/embedding`, asset)
  .route(`${DOMAIN_PATH}/locale`, crud('locale', 'name', localeRows, localeSchema))
  .route(`${DOMAIN_PATH}/placeholder`, placeholder)
  .route(`${DOMAIN_PATH}/theme`, crud('theme', 'id', themeRows, { create: themeSchema }))
  .route(`${DOMAIN_PATH}/onboarding`, onboarding)
  .route(`${DOMAIN_PATH}/move`, move)
  .route(`${DOMAIN_PATH}/handover`, handover)
  .route(`${DOMAIN_PATH}/asking`, asking)
  .route(`${DOMAIN_PATH}/statistics`, statistics)
  .use(`${DOMAIN_PATH}/log/*`, withLog)
  .route(`${DOMAIN_PATH}/log`, log);
