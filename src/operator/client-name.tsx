type Named = { company: string; username: string };

/** The name of a client in lists and titles: its company or, without one, its username. */
export const clientName = ({ company, username }: Named) => company || username;

/** The link to a client: its name, and its username below if that is another one. */
export const ClientLink = ({ id, company, username }: Named & { id: string }) => (
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
