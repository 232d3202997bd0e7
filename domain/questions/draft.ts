import type { DraftBody } from '../content/contract.ts'
import { blankBody, blankVariant } from '../content/fields.ts'
import { authoredPartNames } from './contract.ts'
import { questionForm } from './editor-form.ts'
import { editingOf } from './kinds/editing.ts'
import { authoredPartsOf, isQuestionKind, type Body, type QuestionKey } from './kinds/registry.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for a value that says the same as its absence: null, an empty text or list, or a text empty in both languages. */
const isBlank = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every((part) => part === '')
}

const withoutBlanks = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isBlank(value)))

const optionalFields: ReadonlySet<string> = new Set(['hint', 'source', 'tags', ...authoredPartNames])

/** Parts that a draft holds but its kind does not show: those of a kind chosen before, and the two of true or false. */
const foreignParts = (key: unknown): ReadonlySet<string> => {
  const kind = isRecord(key) ? key['kind'] : null
  if (!isQuestionKind(kind)) return new Set()
  const own = authoredPartsOf(kind)
  return new Set(authoredPartNames.filter((name) => !own.includes(name)))
}

/** Text that was begun in one language. */
const inBoth = (text: Record<string, unknown>) => ({ en: '', hi: '', ...text })

/** Reasons that say something, of the options that a draft has. A kind with standard options has them without a list. */
const shownReasons = (reasons: Record<string, unknown>, options: unknown): Record<string, unknown> => {
  const written = Object.fromEntries(
    Object.entries(withoutBlanks(reasons)).map(([id, text]) => [id, isRecord(text) ? inBoth(text) : text]),
  )
  if (!Array.isArray(options) || options.length === 0) return written
  const ids: unknown[] = options.map((option: unknown) => (isRecord(option) ? option['id'] : null))
  return Object.fromEntries(Object.entries(written).filter(([id]) => ids.includes(id)))
}

/** Kinds whose options a reason can be about. */
const hasReasons = (key: unknown): boolean => {
  const kind = isRecord(key) ? key['kind'] : null
  return !isQuestionKind(kind) || editingOf(kind).entry === 'options'
}

/** Key without blank parts; the last field of accepted answers is blank while they are typed. */
const completeKey = (key: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(key)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, Array.isArray(value) ? value.filter((each) => each !== '') : value]),
  )

/** Draft as the contract of the bank expects it: without parts of other kinds and without optional fields left blank. */
export const completeQuestion = (draft: DraftBody): DraftBody => {
  const { key, reasons, options, hint } = draft
  const foreign = foreignParts(key)
  const kept = Object.entries(draft).filter(
    ([name, value]) => !foreign.has(name) && !(optionalFields.has(name) && isBlank(value)),
  )
  return {
    ...Object.fromEntries(kept),
    ...(isRecord(key) && { key: completeKey(key) }),
    ...(isRecord(hint) && !isBlank(hint) && { hint: inBoth(hint) }),
    ...(isRecord(reasons) && { reasons: hasReasons(key) ? shownReasons(reasons, options) : {} }),
  }
}

/** Parts of a body as an author gives them. */
export const partsOfBody = ({ kind, ...parts }: Body): Record<string, unknown> =>
  Object.fromEntries(Object.entries(parts).filter(([name]) => authoredPartsOf(kind).includes(name)))

/** Key with every field that the editor shows for its kind. */
const wholeKey = (key: QuestionKey): Record<string, unknown> => ({
  ...blankVariant(questionForm.fields.key, key.kind),
  ...key,
})

/** Draft with every field that the editor shows. */
export const wholeDraft = ({ key, ...given }: { key: QuestionKey } & Record<string, unknown>): DraftBody => ({
  ...blankBody(questionForm.fields),
  ...given,
  key: wholeKey(key),
})
