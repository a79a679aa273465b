/** Something that the operator has to set right; the message says what, and may be shown to anybody. */
export class ConfigurationError extends Error {}
