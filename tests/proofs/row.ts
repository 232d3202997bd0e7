import type { ProofProduct } from './product.ts'

/** Context of a proof. */
export type Proving = {
  /** Short form for every change, instead of the full one. */
  short: boolean
  /** Random numbers in [0, 1) from --seed. */
  random: () => number
  /** Product shared by all proofs, started at its first use. */
  product: () => Promise<ProofProduct>
}

/** One line of the table of proofs. */
export type ProofRow = {
  /** Name for --only. */
  name: string
  /** Omitted from the short form, because its subject seldom changes. */
  onlyInFull?: true
  /** True if it uses a product of its own alone: the short form runs it beside those of the shared product. */
  hasOwnProduct?: true
  /** Prints its figures. Returns its faults as sentences; empty if proved. */
  run: (proving: Proving) => Promise<string[]>
}
