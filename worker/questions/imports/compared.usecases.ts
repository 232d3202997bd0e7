import type { CheckedQuestion, ImportChoices, RowFault } from '../../../domain/questions/imports/contract.ts'
import { languageFaults } from '../../../domain/questions/imports/language-faults.ts'
import { comparedText } from '../../../domain/questions/similarity/compared-text.ts'
import { comparedCharacters } from '../../../domain/questions/similarity/shingles.ts'
import { twinSimilarity } from '../../../domain/questions/similarity/similarity.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import { mostSimilar } from '../similarity/similar.usecases.ts'
import type { StoredRow } from './rows.store.ts'

/** A row as the dry run stored it, and its question as the bank would take it. */
type ComparedRow = { row: StoredRow; question: CheckedQuestion }

/** Faults of rows whose languages differ, or which ask nearly the same as a question of the bank, in the place of each row. */
export type CompareRows = (
  services: Services,
  rows: readonly ComparedRow[],
  choices: ImportChoices,
) => Promise<RowFault[][]>

const textOf = ({ question }: StoredRow) => {
  const { en, hi } = comparedText(question)
  return { en: en.slice(0, comparedCharacters), hi: hi.slice(0, comparedCharacters) }
}

const nearTwins = async (services: Services, rows: readonly ComparedRow[]): Promise<RowFault[][]> => {
  const texts = rows.map(({ row }) => textOf(row))
  return (await mostSimilar(services, texts)).map((twin) =>
    twin && twin.similarity >= twinSimilarity
      ? [{ code: 'similar_in_bank', path: '', blocks: false, suggestion: twin.code, questionId: twin.id }]
      : [],
  )
}

export const compareRows: CompareRows = async (services, rows, choices) => {
  const twins = await nearTwins(services, rows)
  const faults: RowFault[][] = []
  for (const [index, { question }] of rows.entries()) {
    faults.push([...languageFaults(question, choices), ...(twins[index] ?? [])])
    await giveWay(services)
  }
  return faults
}

const comparisons: ReadonlySet<RowFault['code']> = new Set(['languages_differ', 'similar_in_bank'])

/** The faults of the dry run, which looks for near twins before the import itself adds some. */
export const keptComparisons: CompareRows = (_, rows, choices) =>
  Promise.resolve(
    rows.map(({ row: { verdict, faults }, question }) =>
      verdict === null ? languageFaults(question, choices) : faults.filter(({ code }) => comparisons.has(code)),
    ),
  )
