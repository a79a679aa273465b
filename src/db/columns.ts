import { integer, text } from 'drizzle-orm/sqlite-core';
import { randomHex } from '../lib/random.ts';

/** The longest a long text (descriptions, HTML code, widget texts) may be, in characters. */
export const LONG = 64 * 1024;

/** 12 random hex characters: see `retryFreshId` for the one that is already there. */
export const freshId = () => randomHex(6);
export const id = () => text().notNull().unique().$defaultFn(freshId);
export const flag = (value = false) => integer({ mode: 'boolean' }).notNull().default(value);
export const int = (value: number) => integer().notNull().default(value);
/** A string; its `length` is the limit that the API's schema takes from here. */
export const string = (length = 255) => text({ length }).notNull().default('');
export const longString = () => string(LONG);
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, value: T[number]) =>
  text({ enum: values }).notNull().default(value);
export const list = <T = string>(value: T[] = []) =>
  text({ mode: 'json' }).$type<T[]>().notNull().default(value);
export const map = <T>() => text({ mode: 'json' }).$type<Record<string, T>>().notNull().default({});
/** Seconds since 1970, set by the Worker. */
export const time = () => integer().notNull();
