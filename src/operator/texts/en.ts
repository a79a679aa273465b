import { SECONDS_PER_DAY } from '../../lib/time.ts';
import { TIME_TRAVEL } from '../../log/rollback/time-travel.ts';
import { ARCHIVE_MINUTES, FULL_PERCENT, LATE_MINUTES, ROLLBACK_DAYS } from '../system-issues.ts';
import { en as pages } from '../../pages/texts/en.ts';
import { en as shared } from '../../people/texts/en.ts';
import { en as people } from './people/en.ts';
import { en as client } from './client/en.ts';
import { en as backup } from './backup/en.ts';
import { en as branding } from './branding/en.ts';

type Counts = { embeddings: number; locales: number; placeholders: number; themes: number };
const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const parts = ({ embeddings, locales, placeholders, themes }: Counts) =>
  [
    of(embeddings, 'service', 'services'),
    of(locales, 'language', 'languages'),
    of(placeholders, 'placeholder', 'placeholders'),
    of(themes, 'theme', 'themes'),
  ].join(', ');

/** “Scan 4 of 10 websites”, or “Scan 4 websites” if these are all. */
const part = (verb: string, count: number, all: number, one: string, many: string) =>
  `${verb} ${count < all ? `${count} of ${all} ${many}` : of(count, one, many)}`;

type ActionName = 'scan' | 'copy' | 'addService' | 'disableService' | 'deactivate' | 'activate' | 'republish';
type PlanName =
  | 'scan'
  | 'scanAgain'
  | 'copy'
  | 'add'
  | 'enable'
  | 'isEnabled'
  | 'disable'
  | 'isDisabled'
  | 'lacksService'
  | 'deactivate'
  | 'isInactive'
  | 'activate'
  | 'isActive'
  | 'republish';

/** The texts of the operator's pages; de.ts has the same keys. */
export const en = {
  ...pages,
  ...shared,
  ...people,
  activityTitle: 'Activity',
  navigation: 'Operator',
  of: (name: string) => ` of ${name}`,
  callsOf: (count: string) => `${count} ${count === '1' ? 'page view' : 'page views'} this month`,
  lastDecision: (time: string) => `Last decision: ${time}`,
  noDecision: 'No decisions yet',

  clients: {
    title: 'Clients',
    searchHint: 'Part of a name, email address, company or domain.',
    none: 'No clients yet.',
    create: 'New client',
    createButton: 'Create client',
    createText:
      'You do not set a password: the owner receives a link by email or, where email is not set up, you create one and send it.',
    domainsOf: (count: string) => `${count} ${count === '1' ? 'domain' : 'domains'}`,
  },
  client,
  backup,
  branding,

  domains: {
    title: 'Domains',
    searchHint: 'Part of a domain or client name, or a domain ID.',
    statusDelay: 'After the first page view, the status is updated within ten minutes.',
    republish: 'Republish configuration',
    sort: 'Order',
    sorts: {
      newest: 'Newest first',
      name: 'Name',
      last: 'Last decision',
      calls: 'Page views',
      status: 'Status',
    },
    select: (name: string) => `Select ${name}`,
    csv: 'Download CSV',
    columns: ['Domain', 'Client', 'Status', 'Issues', 'Page views this month', 'Last decision', 'Domain ID'],
  },

  bulk: {
    label: 'Selected domains',
    all: (count: string) => (count === '1' ? 'The domain in this list' : `All ${count} domains in this list`),
    names: {
      scan: 'Scan websites',
      copy: 'Copy configuration',
      addService: 'Add service',
      disableService: 'Disable service',
      deactivate: 'Deactivate domains',
      activate: 'Activate domains',
      republish: 'Republish configuration',
    },
    questions: {
      scan: (count: number) => `Scan ${of(count, 'website', 'websites')}?`,
      copy: (count: number, name: string) =>
        `Copy the configuration of ${name} to ${of(count, 'domain', 'domains')}?`,
      addService: (count: number, name: string) => `Add ${name} to ${of(count, 'domain', 'domains')}?`,
      disableService: (count: number, name: string) =>
        `Disable ${name} for ${of(count, 'domain', 'domains')}?`,
      deactivate: (count: number) => `Deactivate ${of(count, 'domain', 'domains')}?`,
      activate: (count: number) => `Activate ${of(count, 'domain', 'domains')}?`,
      republish: (count: number) => `Republish ${of(count, 'configuration', 'configurations')}?`,
    } as Record<ActionName, (count: number, name: string) => string>,
    effects: {
      scan: 'Each website is scanned in the same way as during setup. The configuration does not change.',
      copy: 'All settings of these domains will be replaced. The copy can be undone.',
      addService:
        'The service of the catalogue is added and enabled. Visitors are asked about it, unless they rejected its whole purpose.',
      disableService:
        'Visitors are no longer asked about the service, and the banner no longer blocks it. Do this once the websites no longer use it.',
      deactivate: 'These websites will no longer show a banner or block anything. No data is deleted.',
      activate: 'These websites will show the banner again.',
      republish:
        'The configuration in the database is published again. It reaches visitors within 90 seconds.',
    },
    /** What an action will do with a domain, or why it does nothing. */
    plans: {
      scan: () => 'will be scanned for the first time.',
      scanAgain: (time: string) => `will be scanned again (last scan: ${time}).`,
      copy: () => 'the configuration will be replaced.',
      add: () => 'the service will be added.',
      enable: () => 'the service is in the list, but disabled. It will be enabled.',
      isEnabled: () => 'the service is already enabled.',
      disable: () => 'the service will be disabled.',
      isDisabled: () => 'the service is already disabled.',
      lacksService: () => 'the domain does not have this service.',
      deactivate: () => 'will be deactivated.',
      isInactive: () => 'is already deactivated.',
      activate: () => 'will be activated.',
      isActive: () => 'is already active.',
      republish: (time: string) => `will be republished (last change: ${time}).`,
    } as Record<PlanName, (time: string) => string>,
    idle: (count: number) => `Nothing to do for ${of(count, 'domain', 'domains')}`,
    archived: 'This website is archived.',
    cut: (most: number) =>
      `One action takes up to ${most} domains: these are the first ones. Repeat it for the others.`,
    portions: (count: number) => `${count} at a time. The next page continues.`,
    buttons: {
      scan: (count: number, all: number) => part('Scan', count, all, 'website', 'websites'),
      copy: (count: number, all: number) => part('Replace', count, all, 'configuration', 'configurations'),
      addService: (count: number, all: number) => part('Add to', count, all, 'domain', 'domains'),
      disableService: (count: number, all: number) => part('Disable for', count, all, 'domain', 'domains'),
      deactivate: (count: number, all: number) => part('Deactivate', count, all, 'domain', 'domains'),
      activate: (count: number, all: number) => part('Activate', count, all, 'domain', 'domains'),
      republish: (count: number, all: number) =>
        part('Republish', count, all, 'configuration', 'configurations'),
    },
    done: {
      scan: (count: number) => `${of(count, 'website was', 'websites were')} scanned.`,
      copy: (count: number) => `${of(count, 'configuration was', 'configurations were')} replaced.`,
      addService: (count: number, name: string) => `${name} was added to ${of(count, 'domain', 'domains')}.`,
      disableService: (count: number, name: string) =>
        `${name} was disabled for ${of(count, 'domain', 'domains')}.`,
      deactivate: (count: number) => `${of(count, 'domain was', 'domains were')} deactivated.`,
      activate: (count: number) => `${of(count, 'domain was', 'domains were')} activated.`,
      republish: (count: number) => `${of(count, 'configuration was', 'configurations were')} republished.`,
    },
    /** What an action has done with a domain. */
    did: {
      scan: 'scanned.',
      scanAgain: 'scanned again.',
      copy: 'configuration replaced.',
      add: 'service added.',
      enable: 'service enabled.',
      disable: 'service disabled.',
      deactivate: 'deactivated.',
      activate: 'activated.',
      republish: 'republished.',
    } as Partial<Record<PlanName, string>>,
    failed: (count: number) => `Nothing was done for ${of(count, 'domain', 'domains')}:`,
    reasons: {
      unreachable: 'the website could not be reached, or it returned an error.',
      limited: 'too many scans for this client. Try again in one minute.',
      deleted: 'the domain no longer exists.',
      changed: 'the domain was changed after the page had listed it, or this form was sent before.',
      plan: 'the client’s plan does not include enough languages.',
      full: 'the domain has the most services that it can have.',
      failed: 'an error occurred. Try again.',
    },
    undoHint: 'Each change can be undone in the activity list of its website.',
    undoCopies: (count: number, all: number) => part('Undo', count, all, 'copy', 'copies'),
    limited: 'Too many scans for one client. The others follow in one minute.',
    stop: 'Pause',
    rest: (count: number) => `${of(count, 'domain', 'domains')} remaining.`,
    service: 'Service',
    /** A preset names the website's own operator by a placeholder. */
    by: (vendor: string) => vendor.replace('{OPERATOR}', 'The client’s own server'),
    serviceHint: 'A name, provider, host or cookie of the catalogue, such as YouTube.',
    moreServices: (count: number) => `${of(count, 'more service', 'more services')}: enter more of the name.`,
    serviceOf: {
      addService: (count: number) => `Add a service to ${of(count, 'domain', 'domains')}`,
      disableService: (count: number) => `Disable a service for ${of(count, 'domain', 'domains')}`,
    },
    none: 'Select at least one domain.',
    copyTo: (count: number) => `Copy a configuration to ${of(count, 'domain', 'domains')}`,
    source: 'Source domain',
  },

  copying: {
    title: 'Copy configuration',
    of: (name: string) => `Copy the configuration of ${name}`,
    lead: (counts: Counts) => `Copies the settings and ${parts(counts)}.`,
    choose: 'Target domains',
    next: 'Continue',
    deleted: (parts: string) => `deletes ${parts}.`,
    parts,
    stays:
      'Each domain keeps its name, country, white-label setting, consent sharing, consent log and statistics.',
    legalStays:
      'It also keeps its own legal notice, privacy policy, accessibility statement and company details. In languages that are new there, they are empty.',
    legal: (client: string) =>
      `Also copy the legal notice, privacy policy, accessibility statement and company details (to domains of ${client} only)`,
    asked: 'Visitors are asked again if the new services differ from those that they decided on.',
    undoTitle: 'Undo copies',
    undone: (count: number) => `${of(count, 'domain has', 'domains have')} the former configuration again.`,
  },

  status: {
    title: 'System status',
    allOperational: 'All systems operational.',
    database: (name: string) => `Database ${name}`,
    operational: 'Operational',
    actionNeeded: 'Action needed',
    act: 'What to do:',
    lastRun: 'Last run of the scheduled job',
    size: 'Size',
    gigabytes: (count: string) => `${count} GB of 10 GB`,
    entries: 'Entries',
    entriesOf: (live: string, archived: string, time: string) =>
      `${live} in the database, ${archived} in the archive (counted on ${time}, once a day)`,
    lastRollback: 'Last rollback',
    noRollback: 'None',
    rollbackOf: (time: string, count: number, logs: string) =>
      `${time}: ${count === 1 ? '1 log continues under a new number' : `${logs} logs continue under new numbers`}`,
    migration: 'Last migration',
    failedJobs: 'Jobs waiting to be retried',
    block: (number: string) => `block ${number}`,
    tried: (tries: string, since: string, next: string) =>
      `${tries === '1' ? '1 attempt' : `${tries} attempts`} since ${since}. Next attempt: ${next}.`,
    version: (version: string) => `Placet ${version}.`,
    more: 'Runbook, including how to restore a database: docs/operations/README.md.',
    issues: {
      unreachable: {
        title: 'The database does not respond',
        means:
          'Decisions are not being stored at the moment. Browsers keep them and retry, so no decision is lost yet.',
        act: 'Check cloudflarestatus.com, the daily limit of the free plan and the binding in wrangler.toml.',
      },
      never: {
        title: 'The scheduled job has never run',
        means:
          'Nothing is sealed, archived or deleted. This is normal for one minute after the first deployment.',
        act: 'Check the cron trigger in the Cloudflare dashboard: Workers, Settings, Triggers.',
      },
      late: {
        title: `The scheduled job has not run for more than ${LATE_MINUTES} minutes`,
        means: 'Decisions are stored, but nothing is sealed, archived or deleted.',
        act: 'Check the cron trigger, and search the Worker’s log for “scheduled job failed”. After an interrupted run, the next one starts within two and a half minutes.',
      },
      notCovered: {
        title: 'A sealed block is not covered by a checkpoint',
        means: 'Until a checkpoint covers the block, only receipts prove its decisions.',
        act: 'Check the failed jobs below.',
      },
      notArchived: {
        title: `A sealed block has been waiting for the archive for more than ${ARCHIVE_MINUTES} minutes`,
        means: 'It stays in the database; no data is lost.',
        act: 'If many blocks were sealed at once, wait: five are archived per minute. Otherwise check the failed jobs below and whether R2 responds.',
      },
      recovering: {
        title: 'A rollback was detected',
        means:
          'The database was restored to an earlier state. Its logs continue under new numbers; erasures and deletions are being repeated.',
        act: 'Wait ten minutes. If nobody on your team restored the database, find out who has access to it.',
      },
      rolledBack: {
        title: `The database was rolled back in the last ${ROLLBACK_DAYS} days`,
        means:
          'Everything stored after the restored state is lost. The logs continue under new numbers, and each of their checkpoints states the rollback.',
        act: 'If nobody on your team restored the database, find out who has access to it. Otherwise tell the clients whose records were lost.',
      },
      orphanedLogs: {
        title: 'A log has no domain',
        means: `A restore brought back a log that no domain refers to. It will be deleted ${TIME_TRAVEL / SECONDS_PER_DAY} days after the last restore.`,
        act: 'If a domain is missing, restore “DB” to the same time: docs/operations/restore.md.',
      },
      failedJobs: {
        title: 'A job fails repeatedly',
        means: 'Only the block or log of this job is affected.',
        act: 'Check the failed jobs below; docs/operations/failed-jobs.md explains each of them.',
      },
      full: {
        title: `The database is more than ${FULL_PERCENT}% full`,
        means: 'A D1 database holds up to 10 GB.',
        act: 'Add a log database for new domains (docs/operations/databases.md, “Add a database”), or keep consents for a shorter time (LOG_RETENTION_DAYS).',
      },
    },
  },

  /** Messages that a page shows once, after an action; `name` is that of the object. */
  flashes: {
    ...shared.flashes,
    clientSaved: (name: string) => `The client ${name} was saved.`,
    createdInvited: (name: string) =>
      `The client ${name} was created. The owner has received an email with a link for the first sign-in.`,
    created: (name: string) =>
      `The client ${name} was created. Create a password link for the first sign-in.`,
    deleted: (name: string) => `The client ${name} was deleted.`,
    domainCreated: (name: string) => `The domain ${name} was added.`,
    domainsCreated: (count: string) => `${count} domains were added.`,
    domainRepublished: (name: string) =>
      `The configuration of ${name} was republished. It reaches visitors within 90 seconds.`,
    brandingSaved: 'The branding was saved. It is visible everywhere within one minute.',
    clientFactorOff:
      'Two-factor authentication was disabled. The client now signs in with the password only and can set up two-factor authentication again.',
    inactive: 'The console was not opened: the client is not active.',
  },
};
