declare namespace Cloudflare {
  interface Env {
    HOSTING_API_KEY: string;
    SECRET_KEY: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
    /** The databases of frozen releases (scripts/freeze.ts). */
    TEST_WORKER: string;
    TEST_FROZEN: {
      version: string;
      sql: string;
      frozenAt: number;
      migrations: Record<string, string>;
      sites: { id: string; apiKey: string; embedKey: string; service: string; origin: string }[];
      receipts: string[];
      answers: { path: string; key: string; text: string }[];
      objects: Record<string, string>;
    }[];
    SECOND: D1Database;
    THIRD: D1Database;
    FROZEN: D1Database;
  }
}
