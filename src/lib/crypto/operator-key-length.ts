/** Minimum characters of the operator key: a shorter one could be guessed. */
export const MIN_OPERATOR_KEY = 32;

/** The error message for a key that is too short; undefined for a valid key and without a key. */
export const operatorKeyError = (key = '') =>
  key && key.length < MIN_OPERATOR_KEY
    ? `HOSTING_API_KEY must have at least ${MIN_OPERATOR_KEY} characters. It is set by the operator.`
    : undefined;
