declare namespace Cloudflare {
  interface Env {
    HOSTING_API_KEY: string;
    SECRET_KEY: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
    SECOND: D1Database;
    THIRD: D1Database;
  }
}
