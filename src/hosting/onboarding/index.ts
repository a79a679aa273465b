import { Hono } from 'hono';
import type { InDomain } from '../owner.ts';
import { fromCookies } from './from-cookies.ts';
import { presetImport } from './import.ts';
import { scan } from './scan.ts';

/** What takes a domain from an unknown website to a first configuration. */
export const onboarding = new Hono<InDomain>()
  .route('/scan', scan)
  .route('/presets', presetImport)
  .route('/embeddingsFromCookies', fromCookies);
