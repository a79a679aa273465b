export type Limits = {
  /** Milliseconds for one page, for a whole visit, and without a request until a page counts as loaded. */
  pageTime: number;
  visitTime: number;
  quietTime: number;
  /** Milliseconds to wait for the banner. */
  bannerTime: number;
  /** Bytes by which a visit may make this process grow. */
  maxMemory: number;
};

/** Limits that suit websites of today, for visits of the start page and `pages` more. */
export const limitsFor = (pages: number) => ({
  pageTime: 20_000,
  visitTime: 120_000 + 12_000 * pages,
  quietTime: 2000,
  bannerTime: 8000,
  maxMemory: 2 ** 30,
  maxBytes: (150 + 10 * pages) * 1024 * 1024,
});
