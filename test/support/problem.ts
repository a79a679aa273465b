import { expect } from 'vitest';
import type { Answer } from './call.ts';

const text = expect.stringMatching(/\w/);

/** The status of an answer that is a problem document of the form that every error has; fails for any other answer. */
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

type Fault = { pointer: string; detail: string };

/** The faults that a 400 names. */
function faultsOf(answer: Answer) {
  expect(problem(answer), answer.text).toBe(400);
  const errors = answer.body.errors as Fault[];
  expect(errors.length).toBeGreaterThan(0);
  for (const fault of errors) expect(fault).toEqual({ pointer: expect.any(String), detail: text });
  return errors;
}

/** The pointers of all the faults that a 400 names, in order of the alphabet. */
export const pointers = (answer: Answer) =>
  faultsOf(answer)
    .map(({ pointer }) => pointer)
    .sort();

/** What a 400 says of each pointer. */
export const errorsByPointer = (answer: Answer) =>
  new Map(faultsOf(answer).map(({ pointer, detail }) => [pointer, detail]));
