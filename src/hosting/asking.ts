import * as z from 'zod/mini';
import { change } from '../db/change.ts';
import { askAll, askStep } from '../db/domains/askings.ts';
import { mandatoryPurpose } from '../definitions/purpose-ids.ts';
import { TEXT_LENGTH, text } from '../http/input-schemas.ts';
import { problem, required } from '../http/problem.ts';
import { validate } from '../http/validate.ts';
import { Hono } from '../lib/http/hono.ts';
import { embeddingRows } from '../resources/embedding.ts';
import type { WithDomain } from './domain-path.ts';

/** `embedding`: the service to ask about; without it, all visitors are asked about everything. */
export const askingSchema = z.strictObject({
  reason: text().check(z.trim(), z.minLength(1)),
  embedding: z.optional(z.string().check(z.maxLength(TEXT_LENGTH))),
});

/** Asks visitors again who have decided, and records the reason. */
export const asking = new Hono<WithDomain>().post('/', validate('json', askingSchema), async (c) => {
  const { db, domain } = c.var;
  const { reason, embedding } = c.req.valid('json');
  if (embedding === undefined) {
    required(await askAll(db, domain.id, reason), 'client or domain');
    return c.body(null, 204);
  }
  const found = required(await embeddingRows.find(db, domain.id, embedding), 'embedding');
  if (!found['active'] || found['purpose'] === mandatoryPurpose)
    throw problem(
      409,
      'Visitors are not asked about this embedding: it is disabled or technically necessary.',
    );
  const service = { id: embedding, name: String(found['name']) };
  const step = askStep(db, domain.id, { ask: 'service', reason, fields: [], service });
  required(await change(db, { domainId: domain.id }, step), 'client or domain');
  return c.body(null, 204);
});
