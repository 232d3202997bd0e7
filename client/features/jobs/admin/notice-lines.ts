import { controlMarks } from '../../../../domain/jobs/control-marks.ts'
import { parseNotice, type KnownOrganisation } from '../../../../domain/jobs/notice-parser.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'

/** Line of a pasted notice, with the first field that was read from it. */
export type NoticeLine = { text: string; path: string | null; isUnused: boolean }

export type ReadNotice = { lines: NoticeLine[]; newOrganisation: Bilingual | null }

/** Lines of the notice in a draft, for the panel beside the form. */
export const readNoticeLines = (notice: unknown, known: readonly KnownOrganisation[]): ReadNotice => {
  if (typeof notice !== 'string' || notice === '') return { lines: [], newOrganisation: null }
  const { body, fields, newOrganisation } = parseNotice(notice, known)
  let start = 0
  const lines = notice.split('\n').map((text): NoticeLine => {
    const from = start
    start += text.length + 1
    const field = fields.find(({ span }) => span.start < from + text.length && from < span.end)
    const path = field ? (controlMarks(body, field.path)[0] ?? field.path) : null
    return { text, path, isUnused: path === null && /[\p{L}\d]/u.test(text) }
  })
  return { lines, newOrganisation }
}
