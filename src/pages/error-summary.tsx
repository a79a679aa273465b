import { Icon } from './icons.tsx';
import { useView } from './view.ts';

type Item = { id: string; label: string; message: string };

/** What is wrong in a form, above it, with links to the fields; the first of them has the focus. */
export function ErrorSummary({ items }: { items: Item[] }) {
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
