/** From where and to where, with the operators' keys; `only` these clients, by id or user name; calls a second; where to remember. */
export type MigrationOptions = {
  from: string;
  fromKey: string;
  to: string;
  toKey: string;
  only?: string[] | undefined;
  dry: boolean;
  replace: boolean;
  rate: number;
  file: string;
};
