import { platformSnippets } from '../../domains/embed-snippets.ts';
import { Copyable } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

/** Where the snippet belongs on each platform, and the code where the platform takes none in HTML. */
export function SnippetPlaces({ snippet }: { snippet: string }) {
  const { places, placesCode } = useView().t.onboarding;
  const codes: Record<string, ((snippet: string) => string) | undefined> = platformSnippets;
  return (
    <dl>
      {Object.entries(places).map(([id, { name, text }]) => (
        <>
          <dt>{name}</dt>
          <dd>
            {text}
            {codes[id] && (
              <Copyable
                id={`snippet-${id}`}
                label={placesCode(name)}
                value={codes[id](snippet)}
                rows={id === 'shopware' ? 6 : 3}
              />
            )}
          </dd>
        </>
      ))}
    </dl>
  );
}
