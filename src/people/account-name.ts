import type { Branding } from '../db/clients/branding.ts';
import { clientName } from '../pages/displayed-names.ts';

type Client = { company: string | null; username: string | null };

/** What an invitation invites to: the account of a client or, where there is none, the service. */
export const accountName = ({ company, username }: Client, { branding }: { branding: Branding }) =>
  username === null ? branding.name : clientName({ company: company ?? '', username });
