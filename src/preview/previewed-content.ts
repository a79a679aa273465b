import type { Configuration } from '../visitor/content/configuration.ts';

/** What of the stored configuration a preview may replace. */
export type Stored = Pick<Configuration, 'theme' | 'locales' | 'embeddings'>;

/**
 * What a preview shows in place of the stored configuration, and its locale. `valid` is false if the values of the form could
 * not be saved.
 */
export type Shown = Partial<Stored> & { language?: string | undefined; valid: boolean };
