import { isSame, valueAt } from './body-paths.ts'
import { blankOf, type Field, type Fields, languageLeaves, variantFields } from './fields.ts'
import { valueOfText } from './field-text.ts'

/**
 * Bounds of a posted form, checked before any of it is parsed: a large index would otherwise make a list of as many rows.
 */
export const formBounds = { fields: 500, index: 200, segments: 8 }

/** True for names within `formBounds`. */
export const isBoundedForm = (names: readonly string[]): boolean =>
  names.length <= formBounds.fields &&
  names.every((name) => {
    const segments = name.split('.')
    return (
      segments.length <= formBounds.segments &&
      segments.every(
        (segment) => !/^\d+$/.test(segment) || (segment.length <= 3 && Number(segment) <= formBounds.index),
      )
    )
  })

/** Posted values by name; a name may be repeated. */
type Posted = ReadonlyMap<string, readonly string[]>

/** Next segments below a path, such as row numbers. */
const childrenOf = (posted: Posted, path: string): Set<string> =>
  new Set(
    [...posted.keys()]
      .filter((name) => name.startsWith(`${path}.`))
      .map((name) => name.slice(path.length + 1).split('.')[0] ?? ''),
  )

const textAt = (posted: Posted, path: string): string => (posted.get(path)?.[0] ?? '').replaceAll('\r\n', '\n')

const isBlank = (field: Field, value: unknown): boolean =>
  value === null || isSame(value, blankOf({ ...field, empty: undefined }))

/** Value of a list's hidden control where a form leaves the list as it is. */
export const keptList = 'kept'

const rowsOf = (field: Extract<Field, { type: 'list' }>, posted: Posted, path: string): unknown[] =>
  [...childrenOf(posted, path)]
    .filter((segment) => /^\d+$/.test(segment))
    .sort((one, other) => Number(one) - Number(other))
    .slice(0, field.max)
    .map((index) => valueFrom(field.item, posted, `${path}.${index}`))
    // A list of references has a further control for the next one.
    .filter((row) => field.item.type !== 'reference' || row !== null)

/** Longest JSON of a file. */
const longestFile = 2_000

/** File of a hidden control, which holds it as JSON. */
const postedFile = (json: string): unknown => {
  if (json === '' || json.length > longestFile) return null
  try {
    const file: unknown = JSON.parse(json)
    return typeof file === 'object' && !Array.isArray(file) ? file : null
  } catch {
    return null
  }
}

const rawValueFrom = (field: Field, posted: Posted, path: string): unknown => {
  switch (field.type) {
    case 'line':
    case 'text':
      if (!field.bilingual) return textAt(posted, path)
      return Object.fromEntries(languageLeaves.map((language) => [language, textAt(posted, `${path}.${language}`)]))
    case 'choices':
      return field.options.filter((option) => posted.get(path)?.includes(option))
    case 'exams':
      return [...(posted.get(path) ?? [])].filter((slug) => slug !== '')
    case 'flag':
      return textAt(posted, path) !== ''
    case 'group':
      return bodyFrom(field.fields, posted, path)
    case 'variant':
      return bodyFrom(variantFields(field, textAt(posted, `${path}.${field.by}`)), posted, path)
    case 'file':
      return postedFile(textAt(posted, path))
    case 'list':
      return textAt(posted, path) === keptList ? undefined : rowsOf(field, posted, path)
    case 'record':
      return Object.fromEntries(
        field.keys
          .map((key) => [key, valueFrom(field.item, posted, `${path}.${key}`)] as const)
          .filter(([, value]) => !isBlank(field.item, value)),
      )
    case 'pair': {
      const pair = [0, 1].map((index) => valueFrom(field.item, posted, `${path}.${index}`))
      return pair.every((value) => isBlank(field.item, value)) ? null : pair
    }
    default:
      return valueOfText(field, textAt(posted, path))
  }
}

/** Blank group: every field is blank, or one that a form always sends, such as an unticked flag. */
const isBlankGroup = (field: Extract<Field, { type: 'group' }>, value: unknown): boolean =>
  Object.entries(field.fields).every(([name, each]) => {
    const held = valueAt(value, name)
    return held === undefined || held === false || isBlank(each, held)
  })

const valueFrom = (field: Field, posted: Posted, path: string): unknown => {
  const value = rawValueFrom(field, posted, path)
  if (!field.empty) return value
  const blank = field.type === 'group' ? isBlankGroup(field, value) : isBlank(field, value)
  if (!blank) return value
  return field.empty === 'null' ? null : undefined
}

const bodyFrom = (fields: Fields, posted: Posted, path = ''): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, valueFrom(field, posted, path ? `${path}.${name}` : name)] as const)
      .filter(([, value]) => value !== undefined),
  )

/**
 * Body of a posted form. The form sends every field of `fields`, or `keptList` for a list that it leaves as it is; other
 * keys of the body are not touched. Call `isBoundedForm` first.
 */
export const readBody = (
  fields: Fields,
  entries: Iterable<readonly [name: string, value: string]>,
): Record<string, unknown> => {
  const posted = new Map<string, string[]>()
  for (const [name, value] of entries) posted.set(name, [...(posted.get(name) ?? []), value])
  return bodyFrom(fields, posted)
}
