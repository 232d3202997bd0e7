import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { ImportChoices } from '../../../domain/questions/imports/contract.ts'
import type { BankFacts } from '../../../domain/questions/imports/check-row.ts'
import type { Named } from '../../../domain/questions/imports/known-names.ts'
import type { Services } from '../../platform/context.ts'
import * as store from './bank.store.ts'

/** Vocabularies of the bank, read once for many rows. */
export type BankNames = Pick<BankFacts, 'subjects' | 'topics' | 'exams'>

export const readNames = async ({ db }: Services): Promise<BankNames> => {
  const [subjects, topics, exams] = await store.listNames(db)
  const bySubject = new Map<string, Named[]>()
  for (const { subject, id, title } of topics)
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), { id, title }])
  return { subjects, topics: bySubject, exams }
}

/** Subjects, topics, exams and codes of the bank that some questions name. */
export const readFacts = async (
  { db }: Services,
  names: BankNames,
  questions: readonly ImportedQuestion[],
  { publishes }: Pick<ImportChoices, 'publishes'>,
): Promise<BankFacts> => {
  const codes = questions.flatMap(({ code }) => (code === undefined ? [] : [code]))
  const passages = questions.flatMap(({ passage }) => (passage?.code === undefined ? [] : [passage.code]))
  return { ...names, ...(await store.listTaken(db, { codes, passages, withDrafts: !publishes })) }
}
