import { useView } from './view.ts';

type Props = { label: string; links: readonly (readonly [path: string, text: string])[] };

/** The links between the pages of one subject; the current one is marked. */
export function SectionLinks({ label, links }: Props) {
  const { url } = useView();
  return (
    <nav class="sections" aria-label={label}>
      {links.map(([path, text]) => (
        <a href={path} aria-current={path === url.pathname ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
