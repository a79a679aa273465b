import { unstable_readConfig } from 'wrangler';

type Bound = { binding: string; database_name?: string };

/** The D1 databases that wrangler.toml binds: `DB`, and `LOG1`, `LOG2`, … for logs besides. */
export const boundDatabases = () =>
  (unstable_readConfig({ config: 'wrangler.toml' }).d1_databases as Bound[]).map(
    ({ binding, database_name }) => ({ binding, name: database_name ?? binding }),
  );
