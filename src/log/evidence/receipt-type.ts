/** The JWS type of receipts; a file of its own because the receipt page must not import what only the Worker can run. */
export const RECEIPT_TYPE = 'placet-receipt';
