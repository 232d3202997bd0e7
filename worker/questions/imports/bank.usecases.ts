import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import type { ImportChoices } from '../../../domain/questions/imports/contract.ts'
import type { BankFacts } from '../../../domain/questions/imports/check-row.ts'
import type { Named } from '../../../domain/questions/imports/known-names.ts'
import type { Services } from '../../platform/context.ts'
import * as store from './bank.store.ts'
import { listBrought } from './rows.store.ts'

/** Vocabularies of the bank, read once for many rows. */
export type BankNames = Omit<BankFacts, 'codes' | 'passages' | 'brought'>

/** Code of a passage that a row names without its text. */
export const codeAlone = (passage: ImportedQuestion['passage']): string | undefined =>
  passage?.content ? undefined : passage?.code

export const readNames = async ({ db }: Services): Promise<BankNames> => {
  const [subjects, topics, exams] = await store.listNames(db)
  const bySubject = new Map<string, Named[]>()
  for (const { subject, id, title } of topics)
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), { id, title }])
  return { subjects, topics: bySubject, exams }
}

/** Subjects, topics, exams and codes of the bank, and passages of their file, that some questions of an import name. */
export const readFacts = async (
  { db }: Services,
  { id, choices: { publishes } }: { id: string; choices: ImportChoices },
  names: BankNames,
  questions: readonly ImportedQuestion[],
): Promise<BankFacts> => {
  const codes = questions.flatMap(({ code }) => (code === undefined ? [] : [code]))
  const passages = questions.flatMap(({ passage }) => (passage?.code === undefined ? [] : [passage.code]))
  const taken = await store.listTaken(db, { codes, passages, withDrafts: !publishes })
  const missing = questions
    .flatMap(({ passage }) => codeAlone(passage) ?? [])
    .filter((code) => !taken.passages.has(code))
  return { ...names, ...taken, brought: new Set((await listBrought(db, id, missing)).keys()) }
}
