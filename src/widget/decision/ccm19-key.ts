/** Where CCM19 stored a decision. */
export const ccm19Key = 'ccm_consent';
