import { expect } from 'vitest';
import { parseCheckpoint } from '../../../src/lib/checkpoint.ts';
import { hex } from '../../../src/lib/bytes.ts';
import { bodyOf } from '../../../src/log/job/published-checkpoint.ts';
import { consistencyProof, rootOf } from '../../support/rfc6962.ts';
import type { Random } from './random.ts';
import type { Service } from './service.ts';

/** Somebody who keeps the leaves of the anchor log: each checkpoint must extend the one before, whatever is restored. */
export function newAnchorAuditor({ call }: Service, random: Random) {
  const lines: string[] = [];
  let newest = '';
  return {
    leaves: () => lines.length,
    async look() {
      const { status, text } = await call('GET', '/anchor/checkpoint');
      if (status === 404 && lines.length === 0) return;
      expect(status, text).toBe(200);
      if (text === newest) return;
      const before = lines.length;
      const added = await call('GET', `/anchor/leaves?from=${before}`);
      lines.push(...added.text.split('\n').filter(Boolean));
      const { origin, size, root } = parseCheckpoint(bodyOf(text));
      expect([origin, size]).toEqual(['placet.example/anchor', lines.length]);
      // Over the leaves that were kept: a fork would have another root.
      expect(hex(root), 'the anchor log extends what was seen').toBe(rootOf(lines));
      const from = 1 + random.below(lines.length);
      const { body } = await call('GET', `/anchor/proof?from=${from}&to=${size}`);
      expect(body).toEqual({ proof: consistencyProof(from, lines) });
      newest = text;
    },
  };
}
