import { readStored, storageKey, writeStored } from '../decision/decision-storage.ts';
import { listen } from '../listen.ts';
import { unclobbered, windowProperty } from '../unclobbered.ts';

const MARK = 'next';
const key = () => `${storageKey()}_post`;
const read = () => readStored(key(), 'sessionStorage');
const write = (value: string) => writeStored(key(), value, 0, 'sessionStorage');

let navigation: PerformanceNavigationTiming | undefined;

/** Whether the visitor has come by a link, a reload or the way back. */
export const navigationType = () =>
  (navigation ??= performance.getEntriesByType('navigation')[0] as typeof navigation)?.type;

let known: boolean | undefined;
/** The address of the page as it was loaded; a single-page application changes it. */
let address: string;

/**
 * Whether the page came by POST, so that a reload would submit a form again. The mark is read late, because the first access
 * to the storage takes time.
 */
export function isPosted() {
  if (known !== undefined) return known;
  const marked = read();
  known = marked === MARK || (marked === address && navigationType() !== 'navigate');
  // Later views of this page have the mark, the next page has none.
  if (marked === MARK) write(address);
  return known;
}

/** Marks the next page when a form is submitted, and keeps the mark for later views of that page. */
export function watchPosts() {
  address = location.href;
  const mark = () => write(MARK);
  // While the event is captured, because a listener of the page can stop it; whether one prevents it is known afterwards.
  listen(
    'submit',
    (event) => {
      const method =
        event.submitter?.getAttribute('formmethod') ??
        unclobbered(event.target as Element).getAttribute('method');
      if (method?.toLowerCase() !== 'post') return;
      isPosted();
      const before = read() ?? '';
      mark();
      setTimeout(() => event.defaultPrevented && write(before));
    },
    true,
  );
  // A script’s `submit()` fires no event of the form, and another listener can keep that event from this one.
  windowProperty('navigation')?.addEventListener('navigate', ({ formData }) => {
    if (!formData) return;
    isPosted();
    mark();
  });
  listen('pagehide', isPosted, true);
}
