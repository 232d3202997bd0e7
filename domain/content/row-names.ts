import { valueAt } from './body-paths.ts'
import type { DraftBody } from './contract.ts'
import type { PlainValue } from './diff.ts'
import { fieldAt, type EditorForm, type Field } from './fields.ts'

/** Names under which readers know the rows of a list, such as the letters of options. */
export type RowNames = {
  /** By place, or by the row's own id in capitals. */
  by: 'place' | 'id'
  /** Names by place; those of rows without an id too. */
  names: readonly string[]
}

/** True for a list with named rows, and for a record whose keys stand for such rows. */
export const hasNamedRows = (field: Field | null): boolean =>
  (field?.type === 'list' && field.rowNames !== undefined) || (field?.type === 'record' && field.keysOf !== undefined)

const rowNamesAt = ({ fields }: EditorForm, list: string): RowNames | null => {
  const field = fieldAt(fields, list)
  return (field?.type === 'list' && field.rowNames) || null
}

const nameOfRow = ({ by, names }: RowNames, index: number, id: unknown): string | null =>
  (by === 'id' && typeof id === 'string' && id.toUpperCase()) || (names[index] ?? null)

/** Place of the row with an id in a list of a body; -1 where there is none. */
const placeOf = (body: DraftBody, list: string, id: string): number => {
  const rows = valueAt(body, list)
  return Array.isArray(rows) ? rows.findIndex((row: unknown) => valueAt(row, 'id') === id) : -1
}

/**
 * Name of the row on a path: of a list with named rows, or of the row that a record's key stands for. Null where rows
 * have only numbers. Without a body rows are named by their place.
 */
export const rowNameOn = (form: EditorForm, path: string, body: DraftBody = {}): string | null => {
  const segments = path.split('.')
  for (let end = 1; end < segments.length; end += 1) {
    const [above, segment] = [segments.slice(0, end).join('.'), segments[end] ?? '']
    const rows = rowNamesAt(form, above)
    if (rows) return nameOfRow(rows, Number(segment), valueAt(body, `${above}.${segment}.id`))
    const field = fieldAt(form.fields, above)
    if (field?.type !== 'record' || !field.keysOf) continue
    const list = rowNamesAt(form, field.keysOf)
    const place = placeOf(body, field.keysOf, segment)
    return list && (list.by === 'id' || place !== -1) ? nameOfRow(list, place, segment) : null
  }
  return null
}

/** Value of a field with the names of rows in the place of their ids. */
export const withRowNames = (form: EditorForm, path: string, body: DraftBody, value: PlainValue): PlainValue => {
  const field = fieldAt(form.fields, path)
  const list = field?.type === 'choices' && field.keysOf ? field.keysOf : null
  const rows = list && rowNamesAt(form, list)
  if (!list || !rows || !Array.isArray(value)) return value
  return value.map((id) => nameOfRow(rows, placeOf(body, list, String(id)), id) ?? id)
}

/** True for a path to the id of a named row, which its name already shows. */
export const isNamedId = (form: EditorForm, path: string): boolean =>
  path.endsWith('.id') && rowNamesAt(form, path.split('.').slice(0, -2).join('.')) !== null
