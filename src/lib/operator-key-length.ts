/** The fewest characters of the operator's key: a shorter one could be guessed, as nothing counts the attempts. */
export const MIN_OPERATOR_KEY = 32;

/** Why a key will not do, as a sentence that says what to do about it; undefined when it will, or when there is none. */
export const operatorKeyError = (key = '') =>
  key && key.length < MIN_OPERATOR_KEY
    ? `HOSTING_API_KEY must have at least ${MIN_OPERATOR_KEY} characters. It is set by the operator.`
    : undefined;
