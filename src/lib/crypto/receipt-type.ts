/** The type of a receipt in the header of its JWS. */
export const RECEIPT_TYPE = 'placet-receipt';
