import { flashRedirect } from '../pages/flash.ts';
import type { Texts } from './texts/index.ts';

export const redirectWithFlash = flashRedirect<Texts['flashes']>();
