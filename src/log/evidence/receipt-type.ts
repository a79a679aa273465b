/** The JWS types of receipts and heads; a file of its own because the receipt page must not import what only the Worker can run. */
export const RECEIPT_TYPE = 'placet-receipt';
export const HEAD_TYPE = 'placet-head+jws';
