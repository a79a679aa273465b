export const en = {
  // Headline.
  genuine: 'This receipt is genuine.',
  receiptOnly: 'This receipt is genuine, but its entry has not been proven to be in the log yet.',
  lostOnly: 'This receipt is genuine, but its entry may have been lost.',
  contradicted: 'The service contradicts this receipt.',
  notInOrder: 'This receipt is not valid.',
  notVerified: 'The receipt could not be verified.',

  // What the headline means, and what to do next.
  genuineMeaning:
    'The decision below was stored exactly like this, and no later change would go unnoticed. Keep the file: it remains valid proof.',
  receiptMeaning:
    'The service has signed that it stored the decision below. Keep the receipt. For full proof, download the evidence file from the privacy settings of the website in 15 minutes, and verify it here.',
  lostMeaning:
    'The service has signed that it stored the decision below, and states that its database has been rolled back since. Keep the receipt: it may be the only proof left.',
  contradictionMeaning:
    'The service contradicts what it signed earlier. Keep this receipt unchanged: it is proof. Show it to the operator of the website or to a data protection authority.',
  changedMeaning:
    'Part of the receipt was changed or is missing; the errors below say which. Verify the file again as you downloaded it. If that is not valid either, ask the operator of the website.',
  unverifiedMeaning:
    'This says nothing about your consent: the service could not be reached, or this is not the text of a receipt. Choose the file that you downloaded from the privacy settings of the website.',

  // What is proven.
  agreed: 'No. {seq}: visitor {visitor} consented to {services}.',
  agreedToNothing: 'No. {seq}: visitor {visitor} consented, but to no individual service.',
  refused: 'No. {seq}: visitor {visitor} rejected or withdrew consent.',
  withdrawn: 'No. {seq}: visitor {visitor} withdrew consent.',
  leftOn: 'No. {seq}: visitor {visitor} saw a notice that asks for no consent, and left on: {services}.',
  objected: 'No. {seq}: visitor {visitor} objected to all optional services.',
  noneNeeded: 'No. {seq}: visitor {visitor} saw a notice in which no service needs consent.',
  recorded: 'The service recorded this for {time}, by its own clock.',
  exemptLeftOn: 'Services that need no consent were left on: {services}.',
  exemptObjected: 'The visitor objected to services that need no consent: {services}.',
  inLog:
    'The log {origin} contains no. {list}. Its signed checkpoint of size {size} covers this: any change, move or removal since then would be detected.',
  byReceipt: 'The service has signed that it stored no. {list} when its log had the size {size}.',
  extended:
    'The log that the service shows now, {origin} of size {size}, extends the log in the receipt: none of its {own} records was changed.',
  continued:
    'Since then, a rollback of its database gave the log a new number: it continues as {origin}, and states so in every checkpoint.',
  noticeShown:
    'The consent notice shown for no. {list} is in this file and unchanged: its hash matches the one in the entry.',
  anchored: 'No. {list} was in the log on {date}: the signed note {origin} covers this.',
  stamped:
    'A time stamp dates this note: {stampedAt}. If the authority that issued it is confirmed, no. {list} existed by then, whatever the clock of the service said.',

  // What is not proven.
  stampIssuer:
    'Who issued the time stamp for no. {list}. Verify it with openssl and the certificate of the authority (ca.pem); receipt.json is this file: {command}',
  anchorKey: 'Whether the key of the anchors is the right one: {verifier}. It comes from this file.',
  notConfirmed:
    'Whether the log still contains no. {list}: {service} did not answer all questions. Try again later.',
  notInLogYet:
    'That no. {list} was added to the log. An evidence file proves it about ten minutes after the decision.',
  mayBeLost:
    'Whether no. {list} is still in the log. The service states that its database was rolled back on {time}; this entry may have been lost. The receipt still proves that it was stored.',
  notProvenExtended:
    'Whether the log {origin}, which the service shows now, extends the log that the receipt for no. {list} names: there is no proof of it.',
  otherNumber:
    'Whether log {current} contains no. {list}: the receipt belongs to log {origin}. A rollback of the database gives a log a new number; its newest checkpoint says what it continues.',
  noticeMissing:
    'Which consent notice was shown for no. {list}, and whether it asked for consent. This file contains only its hash, {notice}.',
  otherEntries: 'Whether this visitor has other entries, earlier or later.',
  ownWords:
    'The other information in the file, such as purposes, controllers and retention: it is provided by the service.',
  /** A statement that the answers of the service have led to. */
  answered: '{text} (This follows from what {service}, the service that was asked, has answered.)',
  person: 'Who the visitor is. The consent ID is random and was stored in a browser.',
  sameLog:
    'Whether everyone is shown the same log. To check, compare with others: their checkpoint of size {size} must have the same root hash, {root}.',
  key: 'Whether the key is the right one. It was verified with {verifier}. Compare this key with one published elsewhere: a key from the service itself would not reveal a forgery by the service.',

  // Where it came from.
  receiptGiven: 'Receipt: from you.',
  keyGiven: 'Key: from you. The result is only as reliable as the source of this key.',
  keyFromFile:
    'Key: from the evidence file, which the service under examination made. This proves that the file is complete and unchanged since then, but not that the service shows the same key to others or will recognize it later. Compare it with a published key.',
  keyFromService:
    'Key: from {service}, the service under examination. This proves that the receipt matches what the service signs today, but not that it shows the same key to others or will recognize it later. Compare it with a published key.',
  servedGiven:
    'Checkpoint and proofs: from {service}, the service under examination. They were verified with the key and cannot be forged without it.',
  notServed: 'Checkpoint and proofs: only those in the receipt itself. No service was contacted.',

  // What is wrong.
  unreadable: 'This is not a receipt: it is neither the JSON of an evidence file nor a signed receipt (JWS).',
  consentId:
    'This is a consent ID, not a receipt. It identifies your decisions to the operator of the website; the receipt is the file that you download from the privacy settings of the website.',
  keyUnreadable:
    'The key is not that of a consent log. A key looks like “placet/….1795268403+0123abcd+A…” or is the response of /app/log-key.',
  keyMissing:
    'There is no key. Enter the key of the log from a source that you trust, or verify an evidence file, which contains the service’s own key.',
  servedCheckpoint: 'Entry {entry}: the checkpoint that the service returned is not signed with this key.',
  servedNone:
    'Entry {entry}: the service has no log {origin}, although it has signed this receipt. A log may be deleted together with its domain, for example when a website no longer uses the service. Otherwise, the service has removed it. Keep this receipt as proof.',
  servedOlder:
    'Entry {entry}: it belongs to {origin}, but the service shows an earlier state of the log, {current}. Keep this receipt as proof.',
  servedOther:
    'Entry {entry}: it belongs to {origin}, but the log that the service shows, {current}, does not continue it. Keep this receipt as proof.',
  servedTruncated:
    'Entry {entry}: it names a log of size {own}, but the service shows only size {size}. The log was truncated. Keep this receipt as proof.',
  notExtended:
    'Entry {entry}: the log that the service shows does not extend the log that the receipt names. The service has changed its history. Keep this receipt as proof.',
  notIncluded:
    'Entry {entry}: the service does not prove that its log of size {size} contains number {seq}. It could do so even after the decision was erased or deleted, because its hash remains. Keep this receipt as proof.',
  notCovered:
    'Entry {entry}: the decision is over a day old, but the log that the service shows has only size {size}, and does not contain number {seq}. Records were left out or removed. Keep this receipt as proof.',
  noEntries: 'The receipt contains no entries.',
  entryForm: 'Entry {entry}: part of it is missing or has the wrong type.',
  leafForm: 'Entry {entry}: its line does not match the required format. It was changed or cut off.',
  place: 'Entry {entry}: its proof is for another place in the log: number {seq} has the index {index}.',
  noteForm: 'Entry {entry}: the signed checkpoint cannot be read. It was changed or cut off.',
  noteUnsigned: 'Entry {entry}: the checkpoint is not signed with this key.',
  noteFalse:
    'Entry {entry}: the signature of the checkpoint is invalid. The checkpoint was changed after it was signed.',
  formerKey:
    'Entry {entry}: it is signed for size {size} with a key that was replaced after size {lastSize}. Anyone with the old key may have forged it.',
  otherDomain: 'Entry {entry}: it belongs to domain {domain}, but this key belongs to domain {key}.',
  otherLog: 'Entry {entry}: the checkpoint belongs to log {origin}, not to {expected}.',
  notInLog:
    'Entry {entry}: the checkpoint of size {size} does not contain number {seq} as shown here. The line, its proof or the checkpoint was changed.',
  proofForm: 'Entry {entry}: its proof cannot be read. It was changed or cut off.',
  receiptUnsigned: 'Entry {entry}: the receipt is not signed with this key.',
  receiptFalse:
    'Entry {entry}: the signature or the format of the receipt is invalid. It was changed after it was signed.',
  receiptOther: 'Entry {entry}: the signed receipt is for a different entry.',
  anchorForm: 'Entry {entry}: part of its anchor is missing or does not match the required format.',
  anchorOther: 'Entry {entry}: its anchor belongs to another domain.',
  anchorPath:
    'Entry {entry}: its anchor does not lead from the entry to the note of the day. A line or a proof was changed.',
  anchorNote: 'Entry {entry}: the note of the day is not signed with the key in this file.',
  anchorToken: 'Entry {entry}: the time stamp of its anchor cannot be read, or it belongs to another text.',
  anchorTime: 'Entry {entry}: its time is later than the day of its anchor.',
  answerOther: 'The consent ID or time next to the receipt does not match the signed values.',
  otherVisitor: 'The entries belong to different visitors.',
  principal: 'The receipt is issued for visitor {principal}, but its entries belong to visitor {visitor}.',
  notice:
    'The consent notice in the file does not match any of the entries. It was changed, or a different one was shown.',
  events: 'The list of events does not match the signed entries.',
  fork: 'Two signed checkpoints of size {size} of log {origin} contradict each other. The service has signed two different logs. Keep this file as proof.',
};

/** The texts of one language; `{name}` is replaced by a value. */
export type Texts = typeof en;
