import type { DraftBody } from '../../../domain/content/contract.ts'
import { textHash } from '../../../domain/text-hash.ts'
import type { AuthoredPassage } from '../../../domain/questions/contract.ts'
import { bilingualExcerpt } from '../../../domain/questions/readable-excerpt.ts'
import type { ImportedQuestion } from '../../../domain/questions/exchange/contract.ts'
import { readState } from '../../content/content.state.ts'
import { createItem } from '../../content/creation.usecases.ts'
import { saveDraft } from '../../content/drafts.usecases.ts'
import { publish } from '../../content/publishing.usecases.ts'
import { restore } from '../../content/trash.usecases.ts'
import type { Services } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { passageContent } from '../passages.content.ts'
import { findBinnedPassage, hasNoPassage, listTaken } from './bank.store.ts'
import { codeAlone } from './bank.usecases.ts'
import type { CheckedRow } from './checking.ts'
import type { StoredImport } from './imports.store.ts'
import { listBrought } from './rows.store.ts'

type Brought = AuthoredPassage

/** Passage that a row brings with its text; null for one without text. */
export const broughtBy = (passage: ImportedQuestion['passage'], found: StoredImport): Brought | null => {
  const content = passage?.content
  if (!content) return null
  return {
    code: passage.code ?? `${found.code}-p-${textHash(`${content.en} ${content.hi}`)}`,
    kind: passage.kind ?? 'reading',
    title: passage.title ?? bilingualExcerpt(content),
    content,
  }
}

/** Takes a passage out of the bin, such as one of an undone import, and gives it the text that the file brings. */
const revive = async (services: Services, { createdBy: by }: StoredImport, id: string, body: DraftBody) => {
  await restore(services, passageContent, id, by)
  const { revision } = await readState(services, passageContent, id)
  const saved = await saveDraft(services, passageContent, id, { revision, body }, by)
  return { id, revision: saved.revision }
}

/** Adds a passage unless the bank has its code, such as by an interrupted step. */
const addPassage = async (services: Services, found: StoredImport, { code, ...passage }: Brought): Promise<void> => {
  const { createdBy: by, choices } = found
  const body = { ...passage, slug: code, exams: [] }
  try {
    const binned = await findBinnedPassage(services.db, code)
    const { id, revision } = binned
      ? await revive(services, found, binned, body)
      : await createItem(services, passageContent, body, by, {
          when: hasNoPassage(code),
          detail: { importId: found.id },
        })
    if (choices.publishes) await publish(services, passageContent, id, { revision }, by)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'content.not_possible') throw error
  }
}

/** Ids in the bank of passages by their codes. */
export const passageIds = async (
  { db }: Services,
  { choices }: StoredImport,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (codes.length === 0) return new Map()
  return (await listTaken(db, { codes: [], passages: codes, withDrafts: !choices.publishes })).passages
}

/** Ids in the bank of the passages of some rows, by their positions; those that the rows bring are added before. */
export const passagesOf = async (
  services: Services,
  found: StoredImport,
  rows: readonly CheckedRow[],
): Promise<Map<number, string>> => {
  const missing = rows.flatMap(({ row, passageId }) => (passageId === null ? [row] : []))
  const alone = missing.flatMap(({ question }) => codeAlone(question.passage) ?? [])
  const ofFile = await listBrought(services.db, found.id, alone)
  const brought = missing.flatMap(({ position, question }) => {
    const passage = broughtBy(ofFile.get(codeAlone(question.passage) ?? '') ?? question.passage, found)
    return passage ? [{ position, passage }] : []
  })
  const byCode = new Map(brought.map(({ passage }) => [passage.code, passage]))
  for (const passage of byCode.values()) await addPassage(services, found, passage)
  const passages = await passageIds(services, found, [...byCode.keys()])
  return new Map([
    ...rows.flatMap(({ row, passageId }) => (passageId === null ? [] : [[row.position, passageId] as const])),
    ...brought.flatMap(({ position, passage }) => {
      const id = passages.get(passage.code)
      return id === undefined ? [] : [[position, id] as const]
    }),
  ])
}
