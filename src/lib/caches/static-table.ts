// A minimal type, because this file is also compiled for Node.
export type Assets = { fetch(address: string): Promise<Response> };

/**
 * Reads a table from the static assets (scripts/build/static-tables.ts); the host in the URL has no meaning. Throws where the table is
 * missing.
 */
export async function readStaticTable(assets: Assets, file: string) {
  const response = await assets.fetch(`https://assets/tables/${file}`);
  if (!response.ok) throw new Error(`the table ${file} could not be read: status ${response.status}`);
  return response;
}
