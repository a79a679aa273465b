import type { PropsWithChildren } from 'hono/jsx';
import { Icon } from '../icons.tsx';
import { useView } from '../view.ts';

/**
 * The button at the end of a form. With unsaved changes it stays in view, and the browser asks before the page is left
 * (public/account/forms.js). `changed` means that the form already contains some.
 */
export function SaveBar({
  button,
  changed,
  children,
}: PropsWithChildren<{ button: string; changed?: boolean }>) {
  const { t } = useView();
  return (
    <div class="save-bar" data-changed={changed || undefined}>
      <button>{button}</button>
      {children}
      <p class="unsaved" role="status" hidden data-text={t.unsaved}>
        <Icon name="pencil" /> <span />
      </p>
      <script src="/account/forms.js" defer></script>
    </div>
  );
}
