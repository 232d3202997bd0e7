import { importFaultCodes } from '../exchange/contract.ts'

/** Faults that the check of a row against the bank finds, beside those of the readers. */
const checkFaultCodes = [
  'invalid',
  'superfluous',
  'key_unfit',
  'code_taken',
  'unknown_passage',
  'hindi_missing',
  'english_missing',
  'languages_differ',
  'similar_in_bank',
] as const

export const rowFaultCodes = [...importFaultCodes, ...checkFaultCodes] as const
export type RowFaultCode = (typeof rowFaultCodes)[number]

/** `known`: the bank has the question already. Rows that are ready or warned are added. */
export const verdicts = ['ready', 'warned', 'refused', 'known'] as const
export type Verdict = (typeof verdicts)[number]
