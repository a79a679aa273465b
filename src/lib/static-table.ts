// Also built where there is no Worker.
export type Assets = { fetch(address: string): Promise<Response> };

/**
 * A table of the static assets (scripts/build-tables.ts); the host of the address stands for nothing. Throws where the assets
 * do not answer with it.
 */
export async function readStaticTable(assets: Assets, file: string) {
  const response = await assets.fetch(`https://assets/tables/${file}`);
  if (!response.ok) throw new Error(`the table ${file} answered ${response.status}`);
  return response;
}
