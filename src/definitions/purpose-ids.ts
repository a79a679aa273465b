export const mandatoryPurpose = '41ba25c';
export const adsPurpose = 'cdcbd7c';
export const analyticsPurpose = 'a717ff5';
export const socialMediaPurpose = '6cd2721';

/** The purposes in the order in which they are shown; their ids are constants of the interface. */
export const purposes = {
  necessary: mandatoryPurpose,
  ads: adsPurpose,
  analytics: analyticsPurpose,
  personalization: '7c19e32',
  social: socialMediaPurpose,
  external: 'e9d1b6a',
  other: '15c61c3',
} as const;
export type PurposeId = (typeof purposes)[keyof typeof purposes];

// The annotation lets the bundler leave the list out of the widget.
export const purposeIds = /* @__PURE__ */ Object.values(purposes) as readonly PurposeId[];

type Purpose = { id: string; mandatory?: boolean | undefined };

/** Whether a service needs no consent, because its purpose is one of the mandatory ones in `among`. */
export const isOfMandatoryPurpose = (service: { purpose: string }, among: readonly Purpose[]) =>
  among.some(({ id, mandatory }) => mandatory && id === service.purpose);
