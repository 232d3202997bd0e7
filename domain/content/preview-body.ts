import { dateInIndia } from '../india.ts'
import { withValueAt } from './body-paths.ts'
import type { DraftBody } from './contract.ts'
import { fieldAt, variantFields, type Field, type Fields } from './fields.ts'
import { newRowId } from './row-id.ts'

/** Text of a preview in the place of a missing one. */
export const missingText = '…'

/** Smallest value that a contract accepts for a field, for the preview of an incomplete draft. */
const fillerOf = (field: Field, path: string, now: number): unknown => {
  switch (field.type) {
    case 'line':
    case 'text': {
      const text = path.endsWith('url') ? 'https://example.org/' : missingText
      return field.bilingual && !/\.(en|hi)$/.test(path) ? { en: text, hi: '' } : text
    }
    case 'rowId':
      return newRowId()
    case 'slug':
      return 'preview'
    case 'choice':
      return field.options[0] ?? null
    case 'choices':
      return []
    case 'exams':
      return ['preview']
    case 'day':
      return dateInIndia(now)
    case 'moment':
      return now
    case 'flag':
      return false
    case 'reference':
      return missingText
    case 'group':
      return fillersOf(field.fields, path, now)
    case 'timecode':
      return 1
    case 'variant':
      return variantFiller(field, path, now)
    case 'file':
      return null
    case 'list':
      return [fillerOf(field.item, `${path}.0`, now)]
    case 'record':
      return {}
    case 'pair':
      return [fillerOf(field.item, path, now), fillerOf(field.item, path, now)]
    default:
      return 0
  }
}

const variantFiller = (field: Extract<Field, { type: 'variant' }>, path: string, now: number): unknown => {
  const [form = ''] = Object.keys(field.forms)
  return { ...fillersOf(variantFields(field, form), path, now), [field.by]: form }
}

const fillersOf = (fields: Fields, path: string, now: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { empty }]) => empty !== 'absent')
      .map(([name, field]) => [name, field.empty === 'null' ? null : fillerOf(field, `${path}.${name}`, now)]),
  )

/** The field at a path, or the nearest above it. */
const nearest = (fields: Fields, path: string): { path: string; field: Field } | null => {
  const field = fieldAt(fields, path)
  if (field) return { path, field }
  const at = path.lastIndexOf('.')
  return at === -1 ? null : nearest(fields, path.slice(0, at))
}

/** Body with fillers in its faulty fields, for a preview. Paths outside the form are unchanged. */
export const withFillers = (
  fields: Fields,
  body: DraftBody,
  { paths, now }: { paths: readonly string[]; now: number },
): DraftBody =>
  paths.reduce((filled, path) => {
    const found = nearest(fields, path)
    return found ? withValueAt(filled, found.path, fillerOf(found.field, found.path, now)) : filled
  }, body)
