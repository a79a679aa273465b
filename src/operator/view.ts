import { useView as viewOf, type View as ViewOf } from '../pages/view.ts';
import type { Texts } from './texts/index.ts';

export type View = ViewOf<Texts>;
export const useView = viewOf<Texts>;
