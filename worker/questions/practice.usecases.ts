import type { PaperPassage } from '../../domain/attempts/contract.ts'
import type { StoredQuestion } from '../../domain/questions/public.ts'
import type { Services } from '../platform/context.ts'
import { paperPassage } from './assemble-paper.ts'
import { readVersions } from './papers.store.ts'
import * as store from './practice.store.ts'

/** Data of a version of a question without its key. */
export type PractisedFacts = Awaited<ReturnType<typeof store.listFacts>>[number]

/** Key in force of a version of a question, with solution and reasons. */
export type PractisedSecrets = Awaited<ReturnType<typeof store.listSecrets>>[number]

/** Versions of questions by id as students may read them, with their passages. */
export const practisedQuestions = async (
  { db }: Services,
  versionIds: readonly string[],
): Promise<{ questions: Map<string, StoredQuestion>; passages: PaperPassage[] }> => {
  const { versions, passages } = await readVersions(db, versionIds)
  return {
    questions: new Map(versions.map((version) => [version.versionId, version])),
    passages: passages.map(paperPassage),
  }
}

/** Data of versions of questions, by id. */
export const practisedFacts = async (
  { db }: Services,
  versionIds: readonly string[],
): Promise<Map<string, PractisedFacts>> =>
  new Map((await store.listFacts(db, versionIds)).map((facts) => [facts.questionVersionId, facts]))

/** Keys in force by id of the version. For answers that are explained to their student, and for scoring. */
export const practisedSecrets = async (
  { db }: Services,
  versionIds: readonly string[],
): Promise<Map<string, PractisedSecrets>> =>
  new Map((await store.listSecrets(db, versionIds)).map((secrets) => [secrets.questionVersionId, secrets]))
