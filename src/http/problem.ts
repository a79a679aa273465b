import { HTTPException } from 'hono/http-exception';
import { MAX_ERRORS } from '../lib/text/json-errors.ts';
import { SECURITY_HEADERS } from './response-headers.ts';

/** One validation error; `pointer` is a JSON pointer (RFC 6901) into the body, or names a parameter. */
export type ValidationError = { pointer: string; detail: string };

/** The statuses of problem documents, with their titles. */
export const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};
export type ProblemStatus = keyof typeof titles;

/** What a problem document has besides its status and `detail`. */
type More = { errors?: ValidationError[]; members?: object; headers?: Record<string, string> };

/** An error to throw whose response is a problem document (RFC 9457); `detail` is one plain sentence. */
export function problem(status: ProblemStatus, detail: string, { errors, members, headers }: More = {}) {
  const body = {
    type: 'about:blank',
    title: titles[status],
    status,
    detail,
    ...(errors && { errors }),
    ...members,
  };
  const res = Response.json(body, {
    status,
    headers: {
      ...headers,
      'Content-Type': 'application/problem+json',
      ...SECURITY_HEADERS,
    },
  });
  return new HTTPException(status, { res, message: detail });
}

/** A 400 for input that a schema or the database rejects. It lists the validation errors, up to `MAX_ERRORS`. */
export const invalid = (...errors: ValidationError[]) =>
  problem(400, errors.length === 1 ? errors[0]!.detail : countOf(errors), {
    errors: errors.slice(0, MAX_ERRORS),
  });

const countOf = ({ length }: ValidationError[]) =>
  `The request has ${length} validation errors${length > MAX_ERRORS ? `; the first ${MAX_ERRORS} are listed` : ''}.`;

/** The names of the fields that the database has refused, as those that are taken. Throws every other error again. */
export async function refusedFields(error: unknown) {
  if (!(error instanceof HTTPException) || error.status !== 400) throw error;
  const { errors } = await error.getResponse().json<{ errors: ValidationError[] }>();
  return errors.map(({ pointer }) => pointer.slice(1));
}

/** A 404 that says what was not found. */
export const missing = (what: string) => problem(404, `${what[0]!.toUpperCase()}${what.slice(1)} not found.`);

/** What was looked up. Throws a 404 that says what was not found. */
export function required<T>(found: T | undefined | null | false | '', what: string) {
  if (!found) throw missing(what);
  return found;
}
