import { pageDocument } from '../../unclobbered.ts';
/**
 * Whether the parser is adding elements to the page. What it adds last is checked in the microtask before the one that ends
 * this.
 */
export let isParsing = BLOCKS && pageDocument.readyState === 'loading';

if (BLOCKS)
  pageDocument.addEventListener('readystatechange', () => queueMicrotask(() => (isParsing = false)), {
    once: true,
  });
