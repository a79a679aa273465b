declare namespace Cloudflare {
  interface Env {
    HOSTING_API_KEY: string;
    SECRET_KEY: string;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
    TEST_WORKER: string;
    SECOND: D1Database;
    THIRD: D1Database;
    EMPTY: D1Database;
  }
}

declare module '*.md?raw' {
  const text: string;
  export default text;
}
