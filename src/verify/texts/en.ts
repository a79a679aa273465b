export const en = {
  // What it comes to.
  genuine: 'This receipt is genuine.',
  promisedOnly: 'The promise is genuine. That it was kept is not shown yet.',
  notInOrder: 'This receipt is not in order.',

  // What is shown.
  agreed: 'No. {seq}: on {time} the visitor {visitor} agreed to {services}.',
  agreedToNothing: 'No. {seq}: on {time} the visitor {visitor} consented, but to no single service.',
  refused: 'No. {seq}: on {time} the visitor {visitor} refused consent or withdrew it.',
  inLog:
    'The log {origin} contains no. {list}. Its signed state {size} covers that: since then nothing of it can have been changed, moved or removed without that showing.',
  promised: 'The service has signed that it stored no. {list}, when the state of its log was {size}.',
  noticeShown:
    'The text that was shown for no. {list} is in this file, unchanged: it has the fingerprint that is named there.',

  // What is not shown.
  notInLogYet:
    'Whether no. {list} has come into the log, as promised. Its block has to be sealed first: fetch a receipt again later.',
  noticeMissing:
    'Which text was shown for no. {list}. It is not in this file, and is named there by the fingerprint {notice}.',
  otherEntries: 'Whether there are more entries of this visitor, earlier or later.',
  ownWords:
    'The other particulars in the file, such as purposes, controllers and retention: they are what the service says.',
  clock: 'The times to the second: they are those of the service’s clock.',
  person: 'Who the visitor is. The visitor’s number is random and was kept in a browser.',
  sameLog:
    'Whether others are shown the same log. They are if their state {size} of it has the same root {root}.',
  key: 'Whether the key is the right one. It was checked with {verifier}. Compare it with the one that is published elsewhere: a key that comes from the service itself proves nothing against it.',

  // What is wrong.
  unreadable: 'This is no receipt: neither the JSON of one nor a signed line of three parts.',
  keyUnreadable:
    'This is no key of a consent log. It looks like “placet/….7+0123abcd+A…”, or is the answer of /app/log-key.',
  noEntries: 'There is no entry in it.',
  entryForm: 'Entry {entry}: a part of it is missing or of another kind.',
  leafForm:
    'Entry {entry}: its line does not have the form of an entry, to the letter. It was changed or cut off.',
  recordForm:
    'Entry {entry}: the record of its block does not have the form of one, to the letter. It was changed or cut off.',
  place:
    'Entry {entry}: its place is wrong. Number {seq} does not stand at place {index} of block {block}, which goes from {first} to {last}.',
  time: 'Entry {entry}: its time is not within the times of its block {block}.',
  notInBlock:
    'Entry {entry}: number {seq} is not in block {block} in this form. Its line, its path or the record of the block was changed.',
  noteForm: 'Entry {entry}: the signed state of the log is not readable. It was changed or cut off.',
  noteUnsigned: 'Entry {entry}: the state of the log is not signed with this key.',
  noteFalse:
    'Entry {entry}: the signature under the state of the log is false. The state was changed after it was signed.',
  formerKey:
    'Entry {entry}: it is signed with a key that was replaced after state {lastSize}, but is about state {size}. Whoever has the old key may have forged it.',
  otherDomain: 'Entry {entry}: it is about the domain {domain}, and this key belongs to the domain {key}.',
  otherLog: 'Entry {entry}: the state is that of the log {origin}, not of {expected}.',
  blockPlace: 'Entry {entry}: block {block} does not stand at place {index} of the log.',
  notInLog:
    'Entry {entry}: block {block} is not in state {size} of the log in this form. The record of the block, its path or the state was changed.',
  promiseUnsigned: 'Entry {entry}: the promise is not signed with this key.',
  promiseFalse:
    'Entry {entry}: the signature of the promise is false, or its form is. It was changed after it was signed.',
  promiseOther: 'Entry {entry}: what was promised is another entry than the one shown here.',
  answerOther: 'Visitor or time beside the promise are not those that were signed.',
  otherVisitor: 'The entries are of different visitors.',
  principal: 'The receipt is made out to the visitor {principal}, but its entries are those of {visitor}.',
  notice:
    'The text in the file is not what any of the entries names. It was changed, or another one was shown.',
  events: 'The list of events says something else than the signed entries.',
  fork: 'Two signed states {size} of the log {origin} contradict each other. The service has signed two different logs: keep this file, it proves that.',
};

/** The texts of one language; `{name}` stands for a value. */
export type Texts = typeof en;
