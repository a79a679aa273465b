import { type Database, now } from '../../env.ts';
import { logChange } from '../activity/actor.ts';
import { branding } from '../schema.ts';

const ID = 1;

export type Branding = Omit<typeof branding.$inferSelect, 'id'>;

/** The branding of the service without one of its own. */
export const defaultBranding: Branding = {
  name: 'Placet',
  accentColor: '',
  logo: '',
  supportAddress: '',
  updatedAt: 0,
};

/** The operator’s branding; the default before there is one. */
export async function readBranding(db: Database): Promise<Branding> {
  const stored = await db.select().from(branding).get();
  return stored ? { ...stored, name: stored.name || defaultBranding.name } : defaultBranding;
}

export async function saveBranding(db: Database, changed: Partial<Branding>) {
  const values = { ...changed, updatedAt: now() };
  await db
    .insert(branding)
    .values({ id: ID, ...values })
    .onConflictDoUpdate({ target: branding.id, set: values });
  logChange({});
}
