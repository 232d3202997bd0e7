import { checkRow } from '../../../domain/questions/imports/check-row.ts'
import type { CheckedQuestion, ImportChoices, RowFault, Verdict } from '../../../domain/questions/imports/contract.ts'
import type { Services } from '../../platform/context.ts'
import { giveWay } from '../../platform/pause.ts'
import { readFacts, type BankNames } from './bank.usecases.ts'
import { compareRows, type CompareRows } from './compared.usecases.ts'
import { importedPrint, twinsInBank } from './prints.usecases.ts'
import * as store from './rows.store.ts'

export type CheckedRow = {
  /** Id of its passage in the bank; null without one, or while the import has still to add it. */
  passageId: string | null
  row: store.StoredRow
  question: CheckedQuestion
  print: string
  faults: RowFault[]
  verdict: Verdict
}

type Import = { id: string; choices: ImportChoices }

const verdictOf = (faults: readonly RowFault[]): Verdict => {
  if (faults.some(({ code }) => code === 'twin_in_bank')) return 'known'
  if (faults.some(({ blocks }) => blocks)) return 'refused'
  return faults.length > 0 ? 'warned' : 'ready'
}

/** Faults of a question that the bank or an earlier row has already. */
const twinFaults = async (services: Services, importId: string, rows: readonly { print: string }[]) => {
  const prints = [...new Set(rows.map(({ print }) => print))]
  const [inBank, inFile] = await Promise.all([
    twinsInBank(services, importId, prints),
    store.firstWithPrints(services.db, importId, prints),
  ])
  return ({ print, position }: { print: string; position: number }): RowFault[] => {
    const known = inBank.get(print)
    const first = inFile.get(print)
    if (known)
      return [{ code: 'twin_in_bank', path: '', blocks: true, suggestion: known.code, questionId: known.questionId }]
    if (first && first.position < position)
      return [{ code: 'twin_in_file', path: '', blocks: true, suggestion: String(first.row) }]
    return []
  }
}

/** Faults that a twin does not explain: the code of the same question is taken, and its text is similar. */
const explained = (faults: readonly RowFault[], twins: readonly RowFault[]): RowFault[] =>
  twins.some(({ code }) => code === 'twin_in_bank')
    ? [...twins, ...faults.filter(({ code }) => code !== 'code_taken' && code !== 'similar_in_bank')]
    : [...faults, ...twins]

/** Faults of a question without those of missing parts that its file gives in a way that was not understood. */
const unread = (faults: readonly RowFault[], read: readonly RowFault[]): RowFault[] => {
  const paths = new Set(read.filter(({ blocks }) => blocks).map(({ path }) => path))
  return faults.filter(({ code, path }) => code !== 'required' || !paths.has(path))
}

const unrepeated = (faults: readonly RowFault[]): RowFault[] => [
  ...new Map(faults.map((fault) => [`${fault.code} ${fault.difference ?? ''} ${fault.path}`, fault])).values(),
]

type PrintedRow = { row: store.StoredRow; position: number; print: string }

/** Prints of rows; those that are new are written. */
const printedRows = async (
  { db }: Services,
  importId: string,
  rows: readonly store.StoredRow[],
): Promise<PrintedRow[]> => {
  const printed = rows.map((row) => ({ row, position: row.position, print: importedPrint(row.question) }))
  const fresh = printed.filter(({ row, print }) => row.print !== print)
  if (fresh.length > 0)
    await store.savePrints(
      db,
      importId,
      fresh.map(({ row: { position, revision }, print }) => ({ position, revision, print })),
    )
  return printed
}

/** Checks rows against the bank and each other, without writing their verdicts; their prints are written. */
export const checkedRows = async (
  services: Services,
  imported: Import,
  names: BankNames,
  rows: readonly store.StoredRow[],
  compare: CompareRows,
): Promise<CheckedRow[]> => {
  const { id, choices } = imported
  const questions = rows.map(({ question }) => question)
  const facts = await readFacts(services, imported, names, questions)
  const printed = await printedRows(services, id, rows)
  const parsed: (PrintedRow & ReturnType<typeof checkRow>)[] = []
  for (const each of printed) {
    parsed.push({ ...each, ...checkRow(each.row.question, choices, facts) })
    await giveWay(services)
  }
  const [twinsOf, compared] = await Promise.all([twinFaults(services, id, printed), compare(services, parsed, choices)])
  return parsed.map(({ row, position, print, question, faults }, index) => {
    const own = [...row.readFaults, ...unread(faults, row.readFaults), ...(compared[index] ?? [])]
    const all = unrepeated(explained(own, twinsOf({ print, position })))
    const passageId = facts.passages.get(question.passage ?? '') ?? null
    return { row, question, passageId, print, faults: all, verdict: verdictOf(all) }
  })
}

/** Checks rows and writes their verdicts. */
export const checkRows = async (
  services: Services,
  imported: Import,
  names: BankNames,
  rows: readonly store.StoredRow[],
): Promise<void> => {
  const checked = await checkedRows(services, imported, names, rows, compareRows)
  await store.saveVerdicts(
    services.db,
    imported.id,
    checked.map(({ row: { position, revision }, faults, verdict }) => ({ position, revision, faults, verdict })),
  )
}
