/**
 * The way from an entry to a dated checkpoint of the anchor log. Lines as they were hashed, inclusion proofs in hex
 * from the leaf to the root.
 */
export type EntryAnchor = {
  /**
   * The inclusion proof up to a root in `line`: that of the entry’s leaf in the head of its block, or else that of its
   * block record in the log.
   */
  by: 'head' | 'checkpoint';
  path: string[];
  /** The line of the log in the tree of the day, and its inclusion proof. */
  line: string;
  lineIndex: number;
  linePath: string[];
  /** The leaf of the anchor log, and its inclusion proof. */
  leaf: string;
  leafIndex: number;
  leafPath: string[];
  /** The signed checkpoint of the anchor log, and the time stamp of its text (RFC 3161, base64), if there is one. */
  note: string;
  token?: string;
  /** The key of the anchor log. */
  verifier: string;
};
