/** An error that the operator has to fix; the message says how, and may be shown to anyone. */
export class ConfigurationError extends Error {}
