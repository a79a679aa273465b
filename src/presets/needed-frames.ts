import { presetById } from './index.ts';

/** Online forms of the catalogue: Google, Microsoft, Typeform, Jotform, Wufoo, Tally and Cognito. */
const FORMS = [19006, 19007, 19008, 19009, 19034, 19035, 19036];

/** Whether a preset shows an iframe with which visitors pay (10000), book (11000) or write. */
export const isNeededFrame = (id: number) =>
  presetById(id)?.iframeMarkers.length !== 0 && ((id >= 10_000 && id < 12_000) || FORMS.includes(id));
