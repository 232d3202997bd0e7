/** Outcome of verifying the hash chain of the audit log. Numbers are those of its rows. */
export type ChainVerdict = {
  /** Last number in the chain; 0 before the first. */
  lastSealed: number
  /** Hash of the last number. */
  hash: string | null
  /** Newer rows that the chain does not cover yet. */
  waiting: number
  /** Last number that holds. */
  verified: number
  /** First number that was changed or removed. */
  firstBroken: number | null
  /** Number to continue after, for a long chain. */
  next: number | null
}
