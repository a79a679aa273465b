// A file of their own because the receipt page must not import what only the Worker can run.

/** The JWS types of receipts and heads. */
export const RECEIPT_TYPE = 'placet-receipt';
export const HEAD_TYPE = 'placet-head+jws';
