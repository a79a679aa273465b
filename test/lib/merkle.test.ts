import { describe, expect, test } from 'vitest';
import { hex, unhex } from '../../src/lib/bytes.ts';
import { verifyConsistency, verifyInclusion } from '../../src/lib/tlog/merkle-verify.ts';
import {
  consistencyProof,
  inclusionPath,
  inclusionProof,
  leafHash,
  nodeHash,
  neededNodes,
  rootAt,
  treeHash,
  type NodeAt,
} from '../../src/lib/tlog/merkle.ts';
import probes from './fixtures/merkle-probes.json';

// The vectors of the Certificate Transparency implementations, as transparency-dev/merkle has them.
const inputs = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657'].concat(
  '606162636465666768696a6b6c6d6e6f',
);
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const inclusion: [index: number, size: number, path: string[]][] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];
const consistency: [m: number, n: number, proof: string[]][] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
  [
    6,
    7,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
];

/** A table of nodes, filled as leaves are added. */
function stored(hashes: Uint8Array[]) {
  const table = new Map<string, Uint8Array>();
  const node: NodeAt = (level, index) => {
    const hash = table.get(`${level}.${index}`);
    if (!hash) throw new Error(`no complete node ${level}.${index}`);
    return hash;
  };
  hashes.forEach((leaf, i) => {
    for (let [level, at, hash] = [0, i, leaf]; ; [level, at] = [level + 1, (at - 1) / 2]) {
      table.set(`${level}.${at}`, hash);
      if (at % 2 === 0) break;
      hash = nodeHash(node(level, at - 1), hash);
    }
  });
  return { node, table };
}

describe('the known vectors', () => {
  const hashes = inputs.map((input) => leafHash(unhex(input)));
  const { node } = stored(hashes);

  test('hash to the known roots', () => {
    for (const [size, root] of roots.entries()) {
      expect(hex(treeHash(hashes.slice(0, size)))).toBe(root);
      expect(hex(rootAt(size, node))).toBe(root);
    }
    expect(hex(leafHash('L123456'))).toBe('395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56');
    const text = (value: string) => new TextEncoder().encode(value);
    expect(hex(nodeHash(text('N123'), text('N456')))).toBe(
      'aa217fe888e47007fa15edab33c2b492a722cb106c64667fc2b044444de66bbb',
    );
  });

  test('give the known proofs', () => {
    for (const [index, size, path] of inclusion) {
      expect(inclusionPath(hashes.slice(0, size), index).map(hex)).toEqual(path);
      expect(inclusionProof(index, size, node).map(hex)).toEqual(path);
    }
    for (const [m, n, proof] of consistency) expect(consistencyProof(m, n, node).map(hex)).toEqual(proof);
  });

  test('verify, and none of the known false ones does', () => {
    for (const [what, ok, index, size, leaf, root, path] of probes.inclusion as Probe[]) {
      expect(verifyInclusion(index, size, unhex(leaf), path.map(unhex), unhex(root)), what).toBe(ok);
    }
    for (const [what, ok, m, n, rootM, rootN, proof] of probes.consistency as Probe[]) {
      // One of them passes with roots of 12 bytes, because they are the same: to us they are no roots.
      const expected = ok && rootM.length === 64;
      expect(verifyConsistency(m, n, unhex(rootM), unhex(rootN), proof.map(unhex)), what).toBe(expected);
    }
  });
});
type Probe = [string, boolean, number, number, string, string, string[]];

describe('all sizes up to 40', () => {
  const sizes = Array.from({ length: 41 }, (_, size) => size);
  const hashes = sizes.slice(1).map((i) => leafHash(`leaf ${i}`));
  const { node } = stored(hashes);
  const root = sizes.map((size) => treeHash(hashes.slice(0, size)));
  const foreign = leafHash('another');

  test(
    'stored nodes give the roots and paths of the leaves themselves, and nothing else verifies',
    { tags: 'long' },
    () => {
      for (const size of sizes) {
        expect(hex(rootAt(size, node))).toBe(hex(root[size]!));
        for (let index = 0; index < size; index++) {
          const path = inclusionProof(index, size, node);
          expect(path.map(hex)).toEqual(inclusionPath(hashes.slice(0, size), index).map(hex));
          const verify = (at: number, of: number, leaf: Uint8Array, with_: Uint8Array[]) =>
            verifyInclusion(at, of, leaf, with_, root[size]!);
          expect(verify(index, size, hashes[index]!, path)).toBe(true);
          expect(verify(index, size, foreign, path)).toBe(false);
          expect(verify(index, size, hashes[index]!, [...path, foreign])).toBe(false);
          expect(verify(index, size, hashes[index]!, path.slice(0, -1))).toBe(size === 1);
          expect(verify(size, size, hashes[index]!, path)).toBe(false);
          for (const other of [index - 1, index + 1, index ^ 1]) {
            expect(verify(other, size, hashes[index]!, path)).toBe(other === index);
          }
        }
      }
    },
  );

  test('each size extends each smaller one, and no other root', { tags: 'long' }, () => {
    for (const n of sizes) {
      for (let m = 1; m <= n; m++) {
        const proof = consistencyProof(m, n, node);
        expect(verifyConsistency(m, n, root[m]!, root[n]!, proof)).toBe(true);
        expect(verifyConsistency(m, n, root[m - 1]!, root[n]!, proof)).toBe(false);
        expect(verifyConsistency(m, n, root[m]!, root[n - 1]!, proof)).toBe(false);
        expect(verifyConsistency(m, n, root[m]!, root[n]!, [...proof, foreign])).toBe(false);
        const shorter = proof.slice(0, -1);
        expect(verifyConsistency(m, n, root[m]!, root[n]!, shorter)).toBe(m === n);
      }
    }
  });

  test('the nodes that a proof needs are known before, each once and complete', () => {
    for (const n of sizes.slice(1)) {
      for (let m = 1; m <= n; m++) {
        const needed = neededNodes((node) => [consistencyProof(m, n, node), rootAt(n, node)]);
        const fetched = new Map(needed.map(({ level, index }) => [`${level}.${index}`, node(level, index)]));
        expect(fetched.size).toBe(needed.length);
        expect(needed.every(({ level, index }) => (index + 1) * 2 ** level <= n)).toBe(true);
        const again = consistencyProof(m, n, (level, index) => fetched.get(`${level}.${index}`)!);
        expect(again.map(hex)).toEqual(consistencyProof(m, n, node).map(hex));
      }
    }
  });
});

test('a place outside the tree is refused', () => {
  const node: NodeAt = () => new Uint8Array(32);
  const outside = [
    () => inclusionPath([], 0),
    () => inclusionPath([new Uint8Array(32)], 1),
    () => inclusionProof(5, 5, node),
    () => inclusionProof(-1, 5, node),
    () => inclusionProof(0.5, 5, node),
    () => consistencyProof(0, 5, node),
    () => consistencyProof(6, 5, node),
    () => rootAt(-1, node),
    () => rootAt(NaN, node),
  ];
  for (const call of outside) expect(call, String(call)).toThrow(RangeError);
});
