import { roles } from '../../db/schema.ts';
import { Options } from '../../pages/forms/fields.tsx';
import { useView } from '../console.ts';

export function RoleSelect({
  id,
  chosen,
  ...more
}: {
  id: string;
  chosen: string;
  [attribute: string]: unknown;
}) {
  const { t } = useView();
  return (
    <select id={id} name="role" {...more}>
      <Options list={roles.map((role) => [role, t.roleNames[role]])} chosen={chosen} />
    </select>
  );
}
