type Client = { company: string; username: string };
type User = { name: string; emailAddress: string };

/** What a client is called in lists, titles and emails: its company or, without one, its username. */
export const clientName = ({ company, username }: Client) => company || username;

/** What a user is called: the name or, without one, the email address. */
export const userName = ({ name, emailAddress }: User) => name || emailAddress;
