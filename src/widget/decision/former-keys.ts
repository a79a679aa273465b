/** Where CCM19 stored a decision. */
export const ccm19Key = 'ccm_consent';

/** Where other consent managers store decisions, unless a website has given them another name. */
export const formerKeys = ['cc_cookie', 'klaro', 'tarteaucitron'];
