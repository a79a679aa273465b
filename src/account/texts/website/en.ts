import { MOVE_DAYS } from '../../../db/domains/moves.ts';

/** The pages that add, rename, archive, move and delete a website; de.ts has the same keys. */
export const en = {
  add: {
    title: 'Add a website',
    link: 'Add a website',
    lead: 'Enter the address of a website that belongs to you. The setup then scans it for services.',
    plan: (count: string, most: string) =>
      `Your plan has ${most} websites, and you use ${count}. Archived ones count.`,
    full: 'Your plan has no room for another website. Delete one that you no longer need, or ask the operator of this service for a larger plan.',
    button: 'Add website',
    list: 'Add a list of websites',
  },
  field: 'Address of the website',
  fieldHint: 'For example www.mysite.xyz, or www.mysite.xyz/shop for a part of it.',
  errors: {
    name: 'Enter a host name such as www.mysite.xyz.',
    taken: 'This account already has this website.',
    domainMaxCount:
      'The plan has no room for another website. Ask the operator of this service for a larger one.',
    canUseMultiDom:
      'The plan has room for only one website. Ask the operator of this service for a larger one.',
    whitelabelMaxCount:
      'The plan has no room for another website without the operator’s name. Ask the operator of this service for a larger one.',
    moreThan2Lang:
      'The plan has room for only two languages per website. Disable the other languages first, or ask the operator of this service for a larger one.',
  },
  title: 'Website',
  lead: 'The address of the website, its archiving, its move and its deletion.',
  rename: {
    title: 'Change the address',
    text: 'For a website that has moved to another host. The snippet, the services and the consent records stay. Pages of the former host can no longer store decisions, and visitors are asked again on the new one, because browsers keep decisions by host.',
    button: 'Change address',
  },
  archive: {
    title: 'Archive',
    text: 'For a website that has ended. Visitors get no banner and cannot consent any more; withdrawals are still stored. The configuration, the consent records and their proofs stay for their retention. You can bring it back at any time.',
    button: 'Archive website',
    isArchived:
      'This website is archived. Visitors get no banner and cannot consent; the consent records stay for their retention.',
    back: 'Bring website back',
  },
  export: {
    title: 'Download first',
    configuration: 'Configuration (JSON)',
    records: 'Consent records (CSV)',
    lines: 'Consent records (NDJSON)',
    evidence: 'Log and evidence',
  },
  deletion: {
    title: 'Delete',
    text: 'Deletes the website with its consent records. This cannot be undone.',
    link: 'Delete website …',
    heading: (website: string) => `Delete ${website}?`,
    warning: (count: string) =>
      `${count === '1' ? '1 consent record' : `${count} consent records`} and the configuration will be deleted. This cannot be undone, and you can no longer prove any consent of this website. To keep the records, archive the website instead.`,
    type: (website: string) => `To confirm, enter ${website}`,
    wrong: 'This is not the address of the website.',
    button: 'Delete website and consent records',
  },
  move: {
    title: 'Move to another client',
    text: 'For a website that another account of this service looks after from now on. Both owners have to confirm.',
    link: 'Move website …',
    heading: (website: string) => `Move ${website} to another client`,
    effects: [
      'The configuration and the consent records go to the other client. The records name you as the controller, so download them first.',
      'The snippet stays as it is: your embed key goes on working for this website.',
      'Your users, API key and open links lose access. The list of your changes stays with you.',
    ],
    offerText: `Create a link and send it to an owner of the other client. It works for ${MOVE_DAYS} days. Nothing moves before you have confirmed who has accepted it.`,
    create: 'Create link',
    again: 'Create new link',
    linkLabel: 'Link for an owner of the other client',
    once: 'Copy the link now: it is shown only once. A new link replaces it.',
    waiting: (time: string) => `Nobody has accepted yet. The link works until ${time}.`,
    accepted: (client: string) => `${client} has accepted. Make the move now, or withdraw it.`,
    until: (time: string) => `You can make the move until ${time}.`,
    exported: 'I have downloaded what I need as the former controller.',
    notExported: 'Confirm that you have downloaded what you need. You lose access with the move.',
    make: (client: string) => `Move website to ${client}`,
    withdraw: 'Withdraw move',
    changed: 'The move was withdrawn or has expired. Create a new link.',
    noRoom: (client: string, reason: string) =>
      `The website was not moved. The account of ${client} cannot take it over: ${reason}`,
    ownersOnly: 'Only the owners of both clients can move a website',
    ownersOnlyText:
      'The consent records name a controller. That is why an owner of each client has to confirm the move in their own console. The operator cannot do it for them.',
  },
  receive: {
    title: (website: string) => `Take over ${website}?`,
    text: (client: string, website: string, own: string) =>
      `${client} offers to move ${website} to your account “${own}”.`,
    effects: [
      'You get the configuration and the consent records. Records from before the move name the former controller.',
      'The snippet on the website stays as it is.',
      'Check the company that the banner names. If the controller changes, ask all visitors again.',
      'It counts as a website of your plan.',
    ],
    next: 'After you have accepted, an owner of the other client makes the move.',
    button: 'Accept website',
    accepted: (client: string) =>
      `You have accepted. The website appears in your overview as soon as ${client} makes the move.`,
    own: 'This website already belongs to your account. Send the link to an owner of the other client.',
    invalidTitle: 'This link is not valid',
    invalid: 'The link has expired, was withdrawn, or another client has accepted it. Ask for a new one.',
  },
};
