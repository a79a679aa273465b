/** Why an audit could not run; the message is a sentence for the user. */
export class AuditError extends Error {}
