import type { RowFault } from '../../../domain/questions/imports/contract.ts'
import { comparedText } from '../../../domain/questions/similarity/compared-text.ts'
import { comparedCharacters } from '../../../domain/questions/similarity/shingles.ts'
import { twinSimilarity } from '../../../domain/questions/similarity/similarity.ts'
import type { Services } from '../../platform/context.ts'
import { mostSimilar } from '../similarity/similar.usecases.ts'
import type { StoredRow } from './rows.store.ts'

/** Warnings of rows that ask nearly the same as a question of the bank, for each row in its place. */
export type NearTwins = (services: Services, rows: readonly StoredRow[]) => Promise<RowFault[][]>

const textOf = ({ question }: StoredRow) => {
  const { en, hi } = comparedText(question)
  return { en: en.slice(0, comparedCharacters), hi: hi.slice(0, comparedCharacters) }
}

export const findNearTwins: NearTwins = async (services, rows) =>
  (await mostSimilar(services, rows.map(textOf))).map((twin) =>
    twin && twin.similarity >= twinSimilarity
      ? [{ code: 'similar_in_bank', path: '', blocks: false, suggestion: twin.code, questionId: twin.id }]
      : [],
  )

/** The warnings of the dry run: questions that the import itself has added are not compared. */
export const keptNearTwins: NearTwins = (_, rows) =>
  Promise.resolve(rows.map(({ faults }) => faults.filter(({ code }) => code === 'similar_in_bank')))
