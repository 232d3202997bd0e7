import { checkRow } from '../../../domain/questions/imports/check-row.ts'
import type { CheckedQuestion, ImportChoices, RowFault, Verdict } from '../../../domain/questions/imports/contract.ts'
import { languageFaults } from '../../../domain/questions/imports/language-faults.ts'
import type { Services } from '../../platform/context.ts'
import { pause } from '../../platform/pause.ts'
import { readFacts, type BankNames } from './bank.usecases.ts'
import { findNearTwins, type NearTwins } from './near-twins.usecases.ts'
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

/** Rows of some milliseconds, between which others are served. */
const rowsBetweenPauses = 5

/** Checks rows against the bank and each other, without writing their verdicts; their prints are written. */
export const checkedRows = async (
  services: Services,
  { id, choices }: Import,
  names: BankNames,
  rows: readonly store.StoredRow[],
  nearTwins: NearTwins,
): Promise<CheckedRow[]> => {
  const facts = await readFacts(
    services,
    names,
    rows.map(({ question }) => question),
    choices,
  )
  const printed = rows.map((row) => ({ row, position: row.position, print: importedPrint(row.question) }))
  await store.savePrints(
    services.db,
    id,
    printed.map(({ row: { position, revision }, print }) => ({ position, revision, print })),
  )
  const [twinsOf, similar] = await Promise.all([twinFaults(services, id, printed), nearTwins(services, rows)])
  const checked: CheckedRow[] = []
  for (const [index, { row, position, print }] of printed.entries()) {
    const { question, faults } = checkRow(row.question, choices, facts)
    const own = [
      ...row.readFaults,
      ...unread(faults, row.readFaults),
      ...languageFaults(question, choices),
      ...(similar[index] ?? []),
    ]
    const all = unrepeated(explained(own, twinsOf({ print, position })))
    const passageId = facts.passages.get(question.passage ?? '') ?? null
    checked.push({ row, question, passageId, print, faults: all, verdict: verdictOf(all) })
    if (index % rowsBetweenPauses === 0) await pause()
  }
  return checked
}

/** Checks rows and writes their verdicts. */
export const checkRows = async (
  services: Services,
  imported: Import,
  names: BankNames,
  rows: readonly store.StoredRow[],
): Promise<void> => {
  const checked = await checkedRows(services, imported, names, rows, findNearTwins)
  await store.saveVerdicts(
    services.db,
    imported.id,
    checked.map(({ row: { position, revision }, faults, verdict }) => ({ position, revision, faults, verdict })),
  )
}
