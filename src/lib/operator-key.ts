/** The fewest characters of the operator's key: a shorter one could be guessed, as nothing counts the attempts. */
export const MIN_OPERATOR_KEY = 32;

/** Why a key will not do, as a sentence that says what to do about it; undefined when it will, or when there is none. */
export const operatorKeyFault = (key = '') =>
  key && key.length < MIN_OPERATOR_KEY
    ? `HOSTING_API_KEY has fewer than ${MIN_OPERATOR_KEY} characters: the operator has to set a longer one.`
    : undefined;
