import { expect } from 'vitest';
import type { ValidationError } from '../../src/http/problem.ts';
import type { Answer } from './call.ts';

const text = expect.stringMatching(/\w/);

/** The status of a problem document; fails for any other response. */
export function problem(answer: Answer): number {
  const { status, headers, body } = answer;
  expect(headers.get('Content-Type'), answer.text).toBe('application/problem+json');
  expect(body).toEqual({
    type: text,
    title: text,
    status,
    detail: text,
    ...(status === 400 && { errors: expect.any(Array) }),
  });
  return status;
}

/** The validation errors of a 400. */
function validationErrors(answer: Answer) {
  expect(problem(answer), answer.text).toBe(400);
  const errors = answer.body.errors as ValidationError[];
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) expect(error).toEqual({ pointer: expect.any(String), detail: text });
  return errors;
}

/** The pointers of a 400’s validation errors, sorted. */
export const pointers = (answer: Answer) =>
  validationErrors(answer)
    .map(({ pointer }) => pointer)
    .sort();

/** The details of a 400’s validation errors, by pointer. */
export const errorsByPointer = (answer: Answer) =>
  new Map(validationErrors(answer).map(({ pointer, detail }) => [pointer, detail]));
