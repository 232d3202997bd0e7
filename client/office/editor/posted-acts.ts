import { isSame, valueAt, withValueAt } from '../../../domain/content/body-paths.ts'
import type { DraftBody } from '../../../domain/content/contract.ts'
import { blankOf, fieldAt, uncheckedKey, uncheckedPaths, type EditorForm } from '../../../domain/content/fields.ts'
import { withRowChange } from '../../../domain/content/rows.ts'

const intentShape = /^(add|remove|up|down|copy|confirm|now):([a-zA-Z0-9_.]+?)(?::(\d{1,3}))?$/

/** Id of the form, for buttons outside it. */
export const editorFormId = 'editor'

/** Value of the button that confirms all filled-in fields. */
export const confirmAll = 'confirm'

/** Path on which a pressed button of a posted editor acts; undefined for a plain save. */
export const pathOfIntent = (intent: string): string | undefined => intentShape.exec(intent)?.[2]

/** Posted body without the marks of the fields that were changed or confirmed. */
export const withMarks = (stored: DraftBody, posted: DraftBody, intent: string): DraftBody => {
  const marks = uncheckedPaths(stored)
  if (marks.length === 0) return posted
  const isOpen = (path: string) => intent !== `confirm:${path}` && isSame(valueAt(stored, path), valueAt(posted, path))
  return { ...posted, [uncheckedKey]: intent === confirmAll ? [] : marks.filter(isOpen) }
}

/** Body after the pressed button of a row or of a moment; unchanged for any other. */
export const afterIntent = (form: EditorForm, body: DraftBody, intent: string, now: number): DraftBody => {
  const [, act, path = '', index = '0'] = intentShape.exec(intent) ?? []
  const field = fieldAt(form.fields, path)
  if (act === 'now') return field?.type === 'moment' ? withValueAt(body, path, now) : body
  if (!act || act === 'confirm' || field?.type !== 'list') return body
  if (act === 'add') return withRowChange(body, { path, act, row: blankOf(field.item) })
  const rows = valueAt(body, path)
  if (!Array.isArray(rows) || Number(index) >= rows.length) return body
  return withRowChange(body, { path, act: act as 'remove' | 'up' | 'down' | 'copy', index: Number(index) })
}
