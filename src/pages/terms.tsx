import type { Child } from 'hono/jsx';

type Term = readonly [name: Child, value: Child];

/** A list of names with their values; those that are false are left out. */
export const Terms = ({
  list,
  ...attributes
}: {
  list: readonly (Term | false | undefined)[];
  class?: string;
  id?: string;
}) => (
  <dl {...attributes}>
    {list.map(
      (term) =>
        term && (
          <>
            <dt>{term[0]}</dt>
            <dd>{term[1]}</dd>
          </>
        ),
    )}
  </dl>
);

/** The first row of a table. */
export const TableHead = ({ names }: { names: readonly Child[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th scope="col">{name}</th>
      ))}
    </tr>
  </thead>
);
