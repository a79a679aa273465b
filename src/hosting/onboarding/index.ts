import { Hono } from '../../lib/http/hono.ts';
import { embedSnippets } from '../../domains/embed-snippets.ts';
import { ownOrigin, ownOrigins } from '../../http/own-url.ts';
import { importPresets, presetImportSchema } from '../../presets/import-presets.ts';
import { scanSite } from '../../scan/scan.ts';
import { validate } from '../../http/validate.ts';
import type { WithDomain } from '../domain-path.ts';
import { issues } from './issues.ts';
import { fromCookies } from './from-cookies.ts';

/** The routes from an unknown website to a first configuration of its domain. */
export const onboarding = new Hono<WithDomain>()
  .get('/scan', async (c) => {
    // The response leaves out what only the console needs.
    const {
      about: _about,
      readPages: _readPages,
      ...result
    } = await scanSite(c.env, ownOrigins(c), c.var.domain);
    return c.json(result);
  })
  .post('/presets', validate('json', presetImportSchema), async (c) =>
    c.json(await importPresets(c.var.db, c.var.domain.id, c.req.valid('json')), 201),
  )
  .get('/embed', async (c) => c.json(await embedSnippets(c.var.db, ownOrigin(c), c.var.domain)))
  .route('/embeddingsFromCookies', fromCookies)
  .route('/issues', issues);
