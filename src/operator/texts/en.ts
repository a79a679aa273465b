import { en as pages } from '../../pages/texts/en.ts';
import { en as client } from './client/en.ts';
import { en as moving } from './moving/en.ts';

type Counts = { embeddings: number; locales: number; placeholders: number; themes: number };
const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const parts = ({ embeddings, locales, placeholders, themes }: Counts) =>
  [
    of(embeddings, 'service', 'services'),
    of(locales, 'language', 'languages'),
    of(placeholders, 'placeholder', 'placeholders'),
    of(themes, 'theme', 'themes'),
  ].join(', ');

/** The texts of the operator's pages; de.ts has the same keys. */
export const en = {
  ...pages,
  navigation: 'Operator',
  operator: 'Operator',
  search: 'Search',
  find: 'Find',
  all: 'Show all',
  nothing: 'Nothing was found.',
  pages: 'Pages',
  first: 'First page',
  next: 'Next page',
  of: (name: string) => ` of ${name}`,
  callsOf: (count: string) => `${count} ${count === '1' ? 'call' : 'calls'} this month`,
  lastDecision: (time: string) => `last decision ${time}`,
  noDecision: 'no decision yet',

  login: {
    title: 'Operator’s sign-in',
    key: 'Operator’s key',
    keyHint: 'The secret HOSTING_API_KEY of this service.',
    button: 'Sign in',
    wrong: 'This is not the operator’s key.',
    tooMany: 'Too many attempts from your network. Please try again in a minute.',
  },

  clients: {
    title: 'Clients',
    searchHint: 'Part of a name, e-mail address, company or domain.',
    none: 'There is no client yet.',
    create: 'New client',
    createText: 'The client chooses the password: afterwards you get a link for that.',
    domainsOf: (count: string) => `${count} ${count === '1' ? 'domain' : 'domains'}`,
  },
  client,
  moving,

  domains: { title: 'Domains', searchHint: 'Part of a domain’s or a client’s name, or a domain’s ID.' },

  copying: {
    title: 'Copy set-up',
    of: (name: string) => `Copy the set-up of ${name}`,
    lead: (counts: Counts) => `Its settings, and ${parts(counts)}.`,
    choose: 'To which domains?',
    next: 'Continue',
    none: 'No domain was chosen.',
    replaced: 'All settings of these domains are replaced, and these parts of them are deleted:',
    parts,
    stays:
      'Each domain keeps its name, country, white label, the websites that it shares decisions with, its consent log and its figures.',
    asked: 'Visitors are asked again where the services are not those that they have decided on.',
    button: (count: number) => `Replace the set-up of ${of(count, 'domain', 'domains')}`,
    done: (count: number) => `The set-up of ${of(count, 'domain', 'domains')} has been replaced.`,
    refused: 'These are unchanged: their client may not have as many languages.',
  },

  deletion: {
    title: 'Delete client',
    of: (name: string) => `Delete ${name}?`,
    warning: 'This cannot be undone. With the client goes for good:',
    domains: (count: string) =>
      `${count} ${count === '1' ? 'domain' : 'domains'} with all services, texts, looks and figures. On their websites nobody is asked any more, and nothing is held back.`,
    decisions: (count: string) =>
      `The log with about ${count} ${count === '1' ? 'decision' : 'decisions'}. Afterwards no consent can be proven.`,
    access: 'Sign-in, API key and all sessions.',
    type: (name: string) => `To confirm, type “${name}”`,
    wrong: 'This is not the name.',
    button: 'Delete for good',
  },

  status: {
    title: 'Status',
    well: 'Everything works.',
    wrong: 'Somebody has to look at this.',
    database: (name: string) => `Database ${name}`,
    fine: 'works',
    look: 'look here',
    act: 'What to do:',
    lastRun: 'Last run of the job',
    size: 'Size',
    gigabytes: (count: string) => `${count} GB of 10 GB`,
    entries: 'Decisions',
    entriesOf: (live: string, archived: string) => `${live} in the database, ${archived} in the archive`,
    migration: 'Last migration',
    faults: 'What failed and is tried again',
    block: (number: string) => `block ${number}`,
    tried: (tries: string, since: string, next: string) =>
      `Tried ${tries} times since ${since}; next at ${next}.`,
    version: (version: string) => `Placet ${version}.`,
    more: 'Every step, and how to restore a database: docs/operations.md.',
    findings: {
      unreachable: {
        title: 'The database does not answer',
        means:
          'Decisions are not stored at the moment. Browsers keep them and send them again, so none is lost yet.',
        act: 'Look at cloudflarestatus.com, at the daily limit of the free plan, and whether the binding is in wrangler.toml.',
      },
      never: {
        title: 'The job has never run',
        means:
          'Nothing is sealed, archived or deleted. Right after the first deploy this is normal for a minute.',
        act: 'Check the cron trigger under Workers › Settings › Triggers.',
      },
      late: {
        title: 'The job has not run for over five minutes',
        means: 'Decisions are stored, but nothing is sealed, archived or deleted.',
        act: 'Check the cron trigger, and look for “maintenance failed” in the Worker’s log. A run that was cut off holds up the next ones for ten minutes.',
      },
      notHashed: {
        title: 'A sealed block waits for its hash',
        means: 'Its entries are proven by receipts alone until then.',
        act: 'Look at what failed, below.',
      },
      notArchived: {
        title: 'A sealed block has waited over an hour for the archive',
        means: 'It stays in the database; nothing is lost.',
        act: 'After many blocks at once, wait: five move a minute. Otherwise look at what failed, below, and whether R2 answers.',
      },
      toReconcile: {
        title: 'Logs are compared with the archive',
        means: 'The database was set back to an earlier moment. Nothing is signed until this is done.',
        act: 'Wait ten minutes. If nobody of yours restored it, find out who has access.',
      },
      faults: {
        title: 'Something fails again and again',
        means: 'It stops nothing but its own block or log.',
        act: 'See below what it is; docs/operations.md says what each means.',
      },
      full: {
        title: 'The database is getting full',
        means: 'A D1 database holds 10 GB.',
        act: 'Add a database for logs: docs/operations.md, “Add a database”.',
      },
    },
  },

  notices: {
    saved: 'The client has been saved.',
    created: 'The client has been created. Make a link with which it sets its password.',
    deleted: 'The client has been deleted.',
    domainCreated: 'The domain has been added.',
    factorOff:
      'The second factor is off. The client signs in with the password alone, and can set up a new one.',
    inactive: 'The client is not active.',
    loggedOut: 'You have been signed out.',
  },
};
