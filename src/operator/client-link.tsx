import { clientName } from '../pages/displayed-names.ts';

type Props = { id: string; company: string; username: string };

/** The link to a client: its name, and its username below if that is another one. */
export const ClientLink = ({ id, company, username }: Props) => (
  <>
    <a href={`/operator/clients/${id}`}>{clientName({ company, username })}</a>
    {company && (
      <>
        <br />
        {username}
      </>
    )}
  </>
);
