import { cursorOf } from '../content/lists.ts'
import type { Services } from '../platform/context.ts'
import { decodeCursor, pageOf } from '../platform/paging.ts'
import { listBegunSeries, listOtherSeries } from './my-series.store.ts'

/** Begins the cursors within the series of exams that are not in the student's profile. */
const otherExams = 'others.'

/** The cursor as the list of everyone reads it. */
export const withoutPart = (cursor: string | undefined): string | undefined =>
  cursor?.startsWith(otherExams) ? cursor.slice(otherExams.length) : cursor

/**
 * A page of a student's list: on the first one what the student has begun, then series of the exams in the profile, then
 * all others, newest first. All reads start in one turn. `found`: rows read, with the number of all series.
 */
export const rowsForStudent = async (
  { db }: Services,
  userId: string,
  cursor: string | undefined,
  pageSize: number,
) => {
  const isInOthers = cursor?.startsWith(otherExams) ?? false
  const after = decodeCursor(withoutPart(cursor))
  const [begun, mine, others] = await Promise.all([
    cursor === undefined ? listBegunSeries(db, userId) : [],
    isInOthers ? [] : listOtherSeries(db, { userId, ofMyExams: true, cursor: after, limit: pageSize }),
    listOtherSeries(db, { userId, ofMyExams: false, cursor: isInOthers ? after : null, limit: pageSize }),
  ])
  const found = [...mine, ...others].slice(0, pageSize + 1)
  const { items, next } = pageOf(found, pageSize, (row) => cursorOf(row.series, undefined))
  const endsInOthers = items.length > mine.length
  return { begun, found, items, next: next !== null && endsInOthers ? `${otherExams}${next}` : next }
}
