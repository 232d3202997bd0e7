import type { ImportedRow } from './contract.ts'

/** A row as a reader of a format gives it, with the heading or element in the file of each path that has one. */
export type ReadRow = ImportedRow & { columns?: ReadonlyMap<string, string> }
