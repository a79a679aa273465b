import { expect, test, vi } from 'vitest';
import { ttlCache } from '../../src/lib/caches/ttl-cache.ts';

test('what was used longest ago makes room', () => {
  const map = ttlCache<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test('a value that is set again takes no room of another', () => {
  const map = ttlCache<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('b', 3);
  expect([map.get('a'), map.get('b')]).toEqual([1, 3]);
});

test('a value is given until its age, however often it was used', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const map = ttlCache<number>(2, 30);
  map.set('a', 1);
  vi.advanceTimersByTime(29_999);
  expect(map.get('a')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(map.get('a')).toBeUndefined();
});

test('one can be taken out, or all', () => {
  const map = ttlCache<number>(3);
  map.set('a', 1);
  map.set('b', 2);
  map.delete('a');
  expect([map.get('a'), map.get('b')]).toEqual([undefined, 2]);
  map.clear();
  expect(map.get('b')).toBeUndefined();
});
