import recorded from '../examples.gen.json' with { type: 'json' };
import { requests } from './requests.ts';

/** Examples of requests and responses by name. */
export const examples = { ...requests, ...recorded.examples };
export type ExampleName = keyof typeof examples;

/** The responses in NDJSON, CSV and plain text. */
export const textExamples = recorded.texts;
/** The hash of the consent notice of all examples. */
export const noticeHash = examples.Decision.notice;
