// Vendors of more than one service. The vendor of a single service is in its entry.
export const adobe =
  'Adobe Systems Software Ireland Limited, 4-6 Riverwalk, Citywest Business Campus, Dublin 24, Ireland';
export const amazon = 'Amazon Europe Core S.à r.l., 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg';
export const automattic =
  "Aut O'Mattic A8C Ireland Ltd., Grand Canal Dock, 25 Herbert Place, Dublin, D02 AY86, Ireland";
export const cloudflare = 'Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA';
export const google = 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland';
export const linkedin = 'LinkedIn Ireland Unlimited Company, Wilton Place, Dublin 2, Ireland';
export const meta = 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Ireland';
export const microsoft =
  'Microsoft Ireland Operations Limited, One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, D18 P521, Ireland';
export const pinterest =
  'Pinterest Europe Limited, Palmerston House, 2nd Floor, Fenian Street, Dublin 2, Ireland';
export const reddit =
  'Reddit Netherlands B.V., Euronext Building, Beursplein 5, 1012 JW Amsterdam, Netherlands';
export const tiktok =
  'TikTok Technology Limited, The Sorting Office, Ropemaker Place, Dublin 2, D02 HD23, Ireland';
export const x =
  'X Internet Unlimited Company, One Cumberland Place, Fenian Street, Dublin 2, D02 AX07, Ireland';
export const yandex = 'YANDEX LLC, 16 Lva Tolstogo Street, Moscow 119021, Russia';
/** Software on the website’s own server: no third party receives any data. */
export const siteOperator = '{OPERATOR}';
