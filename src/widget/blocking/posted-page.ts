import { readStored, storageKey, writeStored } from '../decision/decision-storage.ts';

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
  // While the event is captured, because a listener of the page can stop it; whether one prevents it is known afterwards.
  addEventListener(
    'submit',
    (event) => {
      const method =
        event.submitter?.getAttribute('formmethod') ?? (event.target as Element).getAttribute('method');
      if (method?.toLowerCase() !== 'post') return;
      const before = readStored(key(), 'sessionStorage') ?? '';
      mark();
      setTimeout(() => event.defaultPrevented && writeStored(key(), before, 0, 'sessionStorage'));
    },
    true,
  );
  // A script’s `submit()` fires no event of the form, and another listener can keep that event from this one.
  (window as Partial<Window>).navigation?.addEventListener('navigate', ({ formData }) => formData && mark());
}
