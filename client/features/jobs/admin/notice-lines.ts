import { controlPaths } from '../../../../domain/jobs/control-paths.ts'
import { fieldLines } from '../../../../domain/jobs/notice/field-lines.ts'
import { parseNotice, type KnownOrganisation } from '../../../../domain/jobs/notice-parser.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'

/** Line of a pasted notice, with the first field that was read from it. */
export type NoticeLine = { text: string; path: string | null; isUnused: boolean }

type ReadNotice = { lines: NoticeLine[]; newOrganisation: Bilingual | null }

/** Lines of the notice in a draft, for the panel beside the form. */
export const readNoticeLines = (notice: unknown, known: readonly KnownOrganisation[]): ReadNotice => {
  if (typeof notice !== 'string' || notice === '') return { lines: [], newOrganisation: null }
  const { body, fields, newOrganisation } = parseNotice(notice, known)
  const lines = fieldLines(notice, fields).map(({ start, end, field }): NoticeLine => {
    const text = notice.slice(start, end)
    const read = field === null ? undefined : fields[field]
    const path = read ? (controlPaths(body, read.path)[0] ?? read.path) : null
    return { text, path, isUnused: path === null && /[\p{L}\d]/u.test(text) }
  })
  return { lines, newOrganisation }
}
