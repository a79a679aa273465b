import { Icon } from '../icons.tsx';
import { useView } from '../view.ts';

export type ErrorItem = { id: string; label: string; message: string };

/** The validation errors of a form, shown above it, with links to the fields; the first link has the focus. */
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
