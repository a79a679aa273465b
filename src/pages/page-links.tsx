type PageLink = readonly [path: string, text: string];

/** The links to the other pages of a list; nothing where it has only one page. */
export const PageLinks = ({
  label,
  back,
  next,
}: { label: string } & Partial<Record<'back' | 'next', PageLink | false>>) =>
  back || next ? (
    <nav class="links" aria-label={label}>
      {back && <a href={back[0]}>{back[1]}</a>}
      {next && (
        <a href={next[0]} rel="next">
          {next[1]}
        </a>
      )}
    </nav>
  ) : null;
