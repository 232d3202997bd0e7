import type { ProofProduct } from './product.ts'

/** What a row has at hand. */
export type Proving = {
  /** The short form that runs with every change, in the place of the full figure. */
  short: boolean
  /** Numbers in [0, 1) that --seed repeats. */
  random: () => number
  /** The product that rows share, started for the first that asks. */
  product: () => Promise<ProofProduct>
}

/** One line of the table of proofs (trust.md). */
export type ProofRow = {
  /** For --only. */
  name: string
  /** Left out of the short form, which runs with every change: what it looks at seldom changes. */
  onlyInFull?: true
  /** Prints its figures. Returns its faults in words; none where it is proved. */
  run: (proving: Proving) => Promise<string[]>
}
