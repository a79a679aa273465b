import { Icon } from './icons.tsx';
import { useView } from './view.ts';

export type ErrorItem = { id: string; label: string; message: string };

/** What is wrong in a form, above it, with links to the fields; the first of them has the focus. */
export function ErrorSummary({ items }: { items: ErrorItem[] }) {
  const { t } = useView();
  if (items.length === 0) return <></>;
  return (
    <div class="notice bad errors" role="alert">
      <p>
        <Icon name="circle-alert" /> {t.notSaved}
      </p>
      <ul>
        {items.map(({ id, label, message }) => (
          <li>
            <a href={`#${id}`}>
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
