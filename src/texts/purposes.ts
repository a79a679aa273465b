/** The purposes in the order in which they are shown; their ids are constants of the interface. */
export const purposeIds = [
  '41ba25c',
  'cdcbd7c',
  'a717ff5',
  '7c19e32',
  '6cd2721',
  'e9d1b6a',
  '15c61c3',
] as const;
export type PurposeId = (typeof purposeIds)[number];

export const mandatoryPurpose = '41ba25c';
