/** The two services with their operator keys, and how to migrate between them. */
export type MigrationOptions = {
  from: string;
  fromKey: string;
  to: string;
  toKey: string;
  /** Ids or usernames of the only clients to import. */
  only?: string[] | undefined;
  dry: boolean;
  replace: boolean;
  /** Maximum requests per second. */
  rate: number;
  /** Path of the progress file. */
  file: string;
};
