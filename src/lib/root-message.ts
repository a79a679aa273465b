/** The innermost message of an error: drizzle wraps the database's message with the parameters, which no log may show. */
export function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? rootMessage(error.cause) : error.message;
}
