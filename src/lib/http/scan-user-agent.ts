/** The `User-Agent` with which websites are read, with the address of this service where it is known. */
export const scanUserAgent = (origin: string | undefined) =>
  `Mozilla/5.0 (compatible; PlacetScan/1.0${origin ? `; +${origin}/` : ''})`;
