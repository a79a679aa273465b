import * as z from 'zod/mini';

/** A position in a log: after the entry `seq`, in the history with this number. Undefined at the beginning of any history. */
export type Position = { number: number; seq: number } | undefined;

export const position = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform((text: string, { issues }): Position => {
    if (text === '0') return undefined;
    const [, number, seq] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
    if (seq) return { number: Number(number), seq: Number(seq) };
    const message =
      'Must be 0, for the beginning, or "{log}.{seq}" of the last entry that you have, such as "1795268403.169"';
    issues.push({ code: 'custom', message, input: text });
    return z.NEVER;
  }),
);

export const positionText = (number: number, seq: number) => `${number}.${seq}`;
