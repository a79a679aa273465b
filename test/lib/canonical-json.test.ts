import { expect, test } from 'vitest';
import { canonicalJson, type Json } from '../../src/lib/crypto/canonical-json.ts';
import examples from './fixtures/canonical-json.json';

test('the published examples of RFC 8785 come out as published', () => {
  for (const [name, [input = '', output]] of Object.entries(examples)) {
    expect(canonicalJson(JSON.parse(input) as Json), name).toBe(output);
  }
});

test('numbers are written as ECMAScript writes them', () => {
  // IEEE 754 bits and texts from the RFC's appendix B and its test file.
  const numbers = {
    '0000000000000000': '0',
    '8000000000000000': '0',
    '0000000000000001': '5e-324',
    '8000000000000001': '-5e-324',
    '7fefffffffffffff': '1.7976931348623157e+308',
    '4340000000000001': '9007199254740994',
    '4340000000000002': '9007199254740996',
    '444b1ae4d6e2ef50': '1e+21',
    '3eb0c6f7a0b5ed8d': '0.000001',
    '3eb0c6f7a0b5ed8c': '9.999999999999997e-7',
  };
  for (const [bits, text] of Object.entries(numbers)) {
    const view = new DataView(new ArrayBuffer(8));
    view.setBigUint64(0, BigInt(`0x${bits}`));
    expect(canonicalJson(view.getFloat64(0))).toBe(text);
  }
});

test('a value without a canonical form is rejected', () => {
  const refused = [
    '\ud800',
    { '\udc00': 1 },
    ['a\udc00'],
    NaN,
    Infinity,
    undefined,
    [undefined],
    { a: () => 1 },
    1n,
  ];
  for (const [at, value] of refused.entries())
    expect(() => canonicalJson(value as Json), `value ${at}`).toThrow(TypeError);
});
