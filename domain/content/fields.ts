import type { DraftKind } from '../content.ts'
import { newRowId } from './row-id.ts'
import type { RowNames } from './row-names.ts'

/**
 * Fields of an editor. One description gives the form, its parsing without script, the labels of faults and
 * differences, and the checks of both languages. Values are those of a draft's body.
 */
export type Field = {
  /** Value of an empty field that publishing accepts: `null`, or no key at all. */
  empty?: 'null' | 'absent'
} & (
  | { type: 'line' | 'text'; bilingual?: true; rich?: true }
  | { type: 'slug' }
  | { type: 'choice'; options: readonly string[] }
  /** Several of the options, in their order; those of `keysOf` are ids of the rows of a list. */
  | { type: 'choices'; options: readonly string[]; keysOf?: string }
  /** Slugs of exams. */
  | { type: 'exams' }
  | { type: 'number' }
  /** Paise, entered in rupees. */
  | { type: 'rupees' }
  /** `YYYY-MM-DD`. */
  | { type: 'day' }
  /** Unix milliseconds, entered as a date, or as a date and time, of India. */
  | { type: 'moment' }
  /** Milliseconds from the start of a film, entered as `1:02:03.5`. */
  | { type: 'timecode' }
  /** One with more than a box in its control is wide. */
  | { type: 'flag'; isWide?: true }
  /** Id of a row, which the product makes and nobody types. */
  | { type: 'rowId' }
  /** Id of a row; `to` names its kind. */
  | { type: 'reference'; to: string }
  /** Object; an optional one is null while all its fields are blank. */
  | { type: 'group'; fields: Fields }
  | { type: 'list'; item: Field; max: number; rowNames?: RowNames }
  /** Object with some of the keys; those of `keysOf` are ids of the rows of a list. */
  | { type: 'record'; keys: readonly string[]; item: Field; keysOf?: string }
  /**
   * Object whose field `by` names one of the forms, which has its other fields. Forms that have a field of the same name
   * have it with the same type.
   */
  | { type: 'variant'; by: string; forms: Readonly<Record<string, Fields>> }
  /** Uploaded file: an object with its `key`, `bytes` and `checksum`, or null. */
  | { type: 'file'; accept: FileKind }
  /** Two values, from and to; null when both are blank. */
  | { type: 'pair'; item: { type: 'number' | 'rupees' | 'day' | 'moment' } }
)
/** Kinds of files that a field accepts, and those of imports. */
export const fileKinds = ['pdf', 'video', 'picture', 'questions', 'archive'] as const
export type FileKind = (typeof fileKinds)[number]

export type Fields = { readonly [name: string]: Field }

/** `fields`: names of top-level fields of the form. */
export type Section = { name: string; fields: readonly string[] }

/** `kind`: a content kind, or a draft with calls of its own. */
export type EditorForm = {
  kind: DraftKind | 'preset' | 'blueprint' | 'broadcast'
  fields: Fields
  sections: readonly Section[]
}

/** Form of a content kind. */
export type ContentForm = EditorForm & { kind: DraftKind }

/** Section that shows the field at a dotted path. */
export const sectionOf = ({ sections }: Pick<EditorForm, 'sections'>, path: string): Section | undefined =>
  sections.find(({ fields }) => fields.includes(path.split('.')[0] ?? ''))

/** Function that returns the position of a path's field in the form; paths of no section come last. */
export const positionIn = (form: EditorForm | null) => {
  const order = form?.sections.flatMap(({ fields }) => fields) ?? []
  return (path: string): number => {
    const at = order.indexOf(path.split('.')[0] ?? '')
    return at === -1 ? order.length : at
  }
}

/**
 * Key of a draft's body with the paths of fields that were filled in by recognition or a template and await a check by
 * the administrator. Publishing removes it, like every reserved key.
 */
export const uncheckedKey = '$marks'

/** Key of a draft's body with the pasted notice from which it was filled in, shown beside the form. */
export const noticeKey = '$notice'

/** True for a key of a body that is not part of the content. */
const isReserved = (key: string): boolean => key.startsWith('$')

/** Body without reserved keys, as the contract of its kind expects it. */
export const withoutReservedKeys = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([key]) => !isReserved(key)))

/** Paths that await a check. A draft may hold any type under the key. */
export const uncheckedPaths = (body: Record<string, unknown>): string[] => {
  const paths = body[uncheckedKey]
  return Array.isArray(paths) ? paths.filter((path): path is string => typeof path === 'string') : []
}

export const languageLeaves = ['en', 'hi'] as const

const isIndex = (segment: string): boolean => /^\d+$/.test(segment)

/** Field of a variant that names its form. */
const formChoice = ({ forms }: Extract<Field, { type: 'variant' }>) =>
  ({ type: 'choice', options: Object.keys(forms) }) as const

/** Fields of a variant's form, with the one that names it; that one only for a form that does not exist. */
export const variantFields = (field: Extract<Field, { type: 'variant' }>, form: unknown): Fields => ({
  [field.by]: formChoice(field),
  ...(typeof form === 'string' && Object.hasOwn(field.forms, form) ? field.forms[form] : {}),
})

const childField = (field: Field, segment: string): Field | null => {
  switch (field.type) {
    case 'group':
      return field.fields[segment] ?? null
    case 'variant':
      return segment === field.by
        ? formChoice(field)
        : (Object.values(field.forms).find((fields) => Object.hasOwn(fields, segment))?.[segment] ?? null)
    case 'list':
    case 'pair':
      return isIndex(segment) ? field.item : null
    case 'record':
      return field.keys.includes(segment) ? field.item : null
    case 'line':
    case 'text':
      return field.bilingual && (segment === 'en' || segment === 'hi') ? field : null
    default:
      return null
  }
}

/** Field at a dotted path such as `posts.0.name.en`; null for a path that the form does not have. */
export const fieldAt = (fields: Fields, path: string): Field | null => {
  const [first = '', ...rest] = path.split('.')
  return rest.reduce<Field | null>((field, segment) => field && childField(field, segment), fields[first] ?? null)
}

/** Key of a field's label: its path without row numbers and language, as in `posts_name`. */
export const labelKeyOf = (path: string): string => {
  const segments = path.split('.').filter((segment) => !isIndex(segment))
  const last = segments.at(-1)
  const named = segments.length > 1 && (last === 'en' || last === 'hi') ? segments.slice(0, -1) : segments
  return named.join('_')
}

/** Blank value of a field, as a new draft holds it. */
export const blankOf = (field: Field): unknown => {
  switch (field.type) {
    case 'line':
    case 'text':
      if (field.empty === 'null') return null
      return field.bilingual ? { en: '', hi: '' } : ''
    case 'rowId':
      return newRowId()
    case 'slug':
      return ''
    case 'choices':
    case 'exams':
    case 'list':
      return []
    case 'flag':
      return false
    case 'record':
      return {}
    case 'group':
      return field.empty ? null : blankBody(field.fields)
    case 'variant':
      return field.empty ? null : blankVariant(field, Object.keys(field.forms)[0] ?? '')
    default:
      return null
  }
}

/** Blank object of one form of a variant. */
export const blankVariant = (field: Extract<Field, { type: 'variant' }>, form: string): Record<string, unknown> => ({
  ...blankBody(variantFields(field, form)),
  [field.by]: form,
})

/** Body with every field blank, without those that may be absent. */
export const blankBody = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.empty !== 'absent')
      .map(([name, field]) => [name, blankOf(field)]),
  )
