import { valueAt } from '../../domain/content/body-paths.ts'
import type { ChecklistEntry } from '../../domain/content/checklist.ts'
import type { DraftBody } from '../../domain/content/contract.ts'
import { namedItems } from '../../domain/courses/lesson-items.ts'
import { itemKinds } from '../../domain/courses/kinds.ts'
import type { Services } from '../platform/context.ts'
import { findItems } from './lesson-items.store.ts'

/** Warnings about lessons whose item is not published. A missing or binned item is a fault of its reference. */
export const lessonChecks = async ({ db }: Services, { body }: { body: DraftBody }): Promise<ChecklistEntry[]> => {
  const named = namedItems(valueAt(body, 'chapters'))
  const entries = await Promise.all(
    itemKinds.map(async (kind) => {
      const ofKind = named.filter((item) => item.kind === kind)
      const found = await findItems(db, kind, [...new Set(ofKind.map(({ id }) => id))])
      const hidden = new Map(found.filter(({ state }) => state === 'hidden').map((item) => [item.id, item]))
      return ofKind.flatMap(({ path, id }): ChecklistEntry[] => {
        const item = hidden.get(id)
        return item ? [{ code: 'lesson_hidden', path, blocks: false, values: { title: item.title.en } }] : []
      })
    }),
  )
  return entries.flat()
}
