// All examples share one case: an agency, its domain, a service on it, and a visitor who rejects the service and accepts
// it a day later.

export const ids = {
  clientId: '5f0c9e7a1b34',
  userId: '2d8e6f41b7c0',
  domainId: 'a3d91c0be552',
  embeddingId: '7be2c4f09d18',
  assetId: 'c41d0a9b77e3',
  themeId: '90ab34cd12ef',
  embedKey: 'e0c1b2a394857667584930a1b2c3d4e5f60718293a4b5c6d',
  ucid: '9f3c5b1e7a2d4860c1f4e8b39d0a6275e4c8b1f07a3d9265f8e0c4b2a1d7396e',
};
/** The token in a recording link, with its check value under the SECRET_KEY of the local service. */
export const token = '5f0c11ab90d7e2c4416be2f0a9d3c877FIuunyEv';
export const host = 'www.lindenhof.example';

export const DAY = 86_400;
/** Unix time at which the visitor accepts. */
export const timestamp = 1795006921;
/** Unix time at which the domain is imported and its log begins, which is also the number of the log. */
export const BEGAN = timestamp - 30 * DAY;
