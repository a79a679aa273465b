import * as z from 'zod';

/** A string without what no text needs and no database keeps: NUL and halves of surrogate pairs. */
export const text = (max = 255) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Holds NUL or half a surrogate pair');

// What a client's account holds, whoever changes it: the operator or the client itself.
export const emailAddress = text().pipe(z.email());
export const password = text(200).min(10);
