import { purposes } from '../../definitions/purpose-ids.ts';
import { Hono } from '../../lib/http/hono.ts';
import * as z from 'zod/mini';
import { assetsOf } from '../../resources/embedding.ts';
import { createEmbeddings, type NewEmbedding } from '../../db/domains/embeddings.ts';
import { validate } from '../../http/validate.ts';
import { text } from '../../resources/field-schemas.ts';
import type { WithDomain } from '../domain-path.ts';
import { importedEmbedding } from '../../presets/import-presets.ts';
import { presetByAsset } from '../../presets/find-presets.ts';

export const cookieSchema = z.strictObject({
  name: text().check(z.minLength(1)),
  storageType: z.enum(['cookie', 'localStorage', 'sessionStorage']),
});
type Cookie = z.infer<typeof cookieSchema>;

/** Creates an embedding for each service that the cookies and keys belong to, and for each that belongs to none. */
export const fromCookies = new Hono<WithDomain>().post(
  '/',
  validate('json', z.array(cookieSchema).check(z.maxLength(1000))),
  async (c) => {
    const cookies = c.req.valid('json');
    const telling = new Set(
      cookies.flatMap((cookie) => presetByAsset(cookie.name, cookie.storageType) ?? []),
    );
    const byService = Map.groupBy(
      cookies,
      ({ name, storageType }) => presetByAsset(name, storageType, telling) ?? `${storageType} ${name}`,
    );
    const wanted = [...byService].map(([service, [cookie]]) =>
      typeof service === 'string' ? unknownCookie(cookie!) : importedEmbedding(service, false),
    );
    return c.json(await createEmbeddings(c.var.db, c.var.domain.id, wanted), 201);
  },
);

const unknownCookie = ({ name, storageType }: Cookie): NewEmbedding => ({
  name,
  purpose: purposes.other,
  assets: assetsOf([{ name, storageType }]),
});
