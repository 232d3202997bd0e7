import { valueAt } from '../../domain/content/body-paths.ts'
import { namedItems } from '../../domain/courses/lesson-items.ts'
import { itemKinds, type ItemKind } from '../../domain/courses/kinds.ts'
import type { LessonItem } from '../../domain/courses/office.ts'
import { readItem } from '../content/drafts.usecases.ts'
import { listItems } from '../content/office-list.usecases.ts'
import type { Services } from '../platform/context.ts'
import { courseContent } from './courses.content.ts'
import * as store from './lesson-items.store.ts'

const searchSize = 50

/** Items from which lessons are chosen: the newest, or those with the words. Items in the bin are not offered. */
export const searchLessonItems = async (
  services: Services,
  { kind, q = '' }: { kind: ItemKind; q?: string | undefined },
): Promise<LessonItem[]> => {
  if (kind === 'test') return store.searchTests(services.db, q, searchSize)
  const { items } = await listItems(services, { kind }, q === '' ? {} : { q })
  const ids = items.map(({ id }) => id)
  return (await store.findItems(services.db, kind, ids)).filter(({ state }) => state !== 'binned')
}

/** Items that the lessons of a course's draft name; without those that are gone. */
export const lessonItemsOf = async (services: Services, courseId: string): Promise<LessonItem[]> => {
  const { draft } = await readItem(services, courseContent, courseId)
  const named = namedItems(valueAt(draft.body, 'chapters'))
  const found = await Promise.all(
    itemKinds.map((kind) => {
      const ids = named.filter((item) => item.kind === kind).map(({ id }) => id)
      return store.findItems(services.db, kind, [...new Set(ids)])
    }),
  )
  return found.flat()
}
