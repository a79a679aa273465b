import { readStored, storageKey, writeStored } from './decision-storage.ts';

const MARK = 'next';
const key = () => `${storageKey()}_post`;

/** Whether the page came by POST, so that a reload would submit a form again. */
export let isPosted = false;

/** Marks the next page when a form is submitted, and keeps the mark for later views of that page. */
export function watchPosts() {
  const marked = readStored(key(), 'sessionStorage');
  const [view] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  isPosted = marked === MARK || (marked === location.href && view?.type !== 'navigate');
  if (marked === MARK) writeStored(key(), location.href, 0, 'sessionStorage');
  const mark = () => writeStored(key(), MARK, 0, 'sessionStorage');
  addEventListener('submit', ({ defaultPrevented, target, submitter }) => {
    const method = submitter?.getAttribute('formmethod') ?? (target as Element).getAttribute('method');
    if (!defaultPrevented && method?.toLowerCase() === 'post') mark();
  });
  // A script’s `submit()` fires no event of the form, and another listener can keep that event from this one.
  (window as Partial<Window>).navigation?.addEventListener('navigate', ({ formData }) => formData && mark());
}
