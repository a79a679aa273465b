/** The way from a record to a dated note: three texts that are verified offline. */
export type RecordAnchor = {
  /** The proof of the record under a checkpoint of the log with the size and root in `line` (c2sp.org/tlog-proof). */
  proof: string;
  /** The line of the log on that day. */
  line: string;
  /** The proof of the line under the note of the day. */
  lineProof: string;
  /** The time stamp of the note’s text (RFC 3161, base64), if there is one. */
  token?: string;
  /** The key of the anchors. */
  verifier: string;
};
