import { expect } from 'vitest';
import { parseCheckpoint } from '../../../src/lib/tlog/checkpoint.ts';
import { base64 } from '../../../src/lib/bytes.ts';
import { sha256 } from '../../../src/lib/crypto/sha256.ts';
import { noteText } from '../../../src/lib/tlog/signed-note.ts';
import type { Service } from './service.ts';

/** Somebody who keeps the notes of days: each must name the one before, whatever is restored. */
export function newAnchorAuditor({ call }: Service) {
  const notes = new Map<string, string>();
  return {
    leaves: () => notes.size,
    async look() {
      const { status, text } = await call('GET', '/anchor');
      if (status === 404 && notes.size === 0) return;
      expect(status, text).toBe(200);
      const { origin, extensions } = parseCheckpoint(noteText(text));
      const [date = ''] = /\d{4}-\d{2}-\d{2}$/.exec(origin) ?? [];
      expect(origin).toBe(`placet.example/anchor/${date}`);
      const known = notes.get(date);
      if (known !== undefined) return expect(text, 'a day has one note').toBe(known);
      const before = [...notes.keys()].sort().at(-1);
      notes.set(date, text);
      const [previous] = extensions;
      const seen = [...notes.values()].map((note) => `previous ${base64(sha256(note))}`);
      // Days in between may not have been looked at.
      if (before !== undefined && previous !== undefined && !seen.includes(previous)) {
        expect(date > before, 'notes follow each other').toBe(true);
        expect((await call('GET', `/anchor/${before}`)).text, 'a note stays').toBe(notes.get(before));
      }
      return undefined;
    },
  };
}
