import * as z from 'zod';
import type { GpcStatement } from '../../../src/visitor/gpc-statement.ts';
import { outputSchema } from './json-schema.ts';

const gpcStatement = z.object({
  gpc: z.literal(true).describe('The website honors Global Privacy Control.'),
  lastUpdate: z.string().describe('Since this day, such as `2026-01-01`.'),
}) satisfies z.ZodType<GpcStatement>;

export const gpcStatementSchema = { GpcStatement: outputSchema(gpcStatement) };
