// Vendors of more than one service. The vendor of a single service is in its entry.
export const sharedVendors = {
  adobe:
    'Adobe Systems Software Ireland Limited, 4-6 Riverwalk, Citywest Business Campus, Dublin 24, Ireland',
  amazon: 'Amazon Europe Core S.à r.l., 38 avenue John F. Kennedy, 1855 Luxembourg, Luxembourg',
  automattic: "Aut O'Mattic A8C Ireland Ltd., Grand Canal Dock, 25 Herbert Place, Dublin, D02 AY86, Ireland",
  cloudflare: 'Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, USA',
  google: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland',
  linkedin: 'LinkedIn Ireland Unlimited Company, Wilton Place, Dublin 2, Ireland',
  meta: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, D04 X2K5, Ireland',
  microsoft:
    'Microsoft Ireland Operations Limited, One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, D18 P521, Ireland',
  pinterest: 'Pinterest Europe Limited, Palmerston House, 2nd Floor, Fenian Street, Dublin 2, Ireland',
  reddit: 'Reddit Netherlands B.V., Euronext Building, Beursplein 5, 1012 JW Amsterdam, Netherlands',
  tiktok: 'TikTok Technology Limited, The Sorting Office, Ropemaker Place, Dublin 2, D02 HD23, Ireland',
  x: 'X Internet Unlimited Company, One Cumberland Place, Fenian Street, Dublin 2, D02 AX07, Ireland',
  yandex: 'YANDEX LLC, 16 Lva Tolstogo Street, Moscow 119021, Russia',
  /** Software on the website’s own server: no third party receives any data. */
  siteOperator: '{OPERATOR}',
};
