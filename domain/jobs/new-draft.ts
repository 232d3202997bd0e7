import { addYears } from './add-years.ts'
import { controlPaths } from './control-paths.ts'
import { blankBody, blankOf, uncheckedKey, noticeKey, type Field } from '../content/fields.ts'
import { jobForm } from './editor-form.ts'
import { parseNotice, type KnownOrganisation } from './notice-parser.ts'
import { applyTemplate } from './templates/apply-template.ts'
import type { JobTemplate } from './templates/index.ts'

type Body = Record<string, unknown>

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Value with every field of its description: blank where the recognised value has none. */
const complete = (field: Field, value: unknown): unknown => {
  if (value === undefined) return blankOf(field)
  if (field.type === 'group' && isObject(value))
    return Object.fromEntries(Object.entries(field.fields).map(([name, each]) => [name, complete(each, value[name])]))
  if (field.type === 'list' && Array.isArray(value)) return value.map((row) => complete(field.item, row))
  if ((field.type === 'day' || field.type === 'number') && value === '') return null
  return value
}

const completeBody = (body: Body): Body =>
  Object.fromEntries(
    Object.entries(jobForm.fields).map(([name, field]: [string, Field]) => [name, complete(field, body[name])]),
  )

/** Dates that nearly every notice has. */
const usualDates = ['apply_from', 'apply_to'] as const

/** Draft without content, at its first stage. */
export const emptyDraft = (): Body => ({
  ...blankBody(jobForm.fields),
  stage: 'applications',
  dates: usualDates.map((kind) => ({ kind, at: null, until: null, allDay: true, tentative: false, note: null })),
})

/** Draft of a pasted notice: what was recognised is marked for a check, and the notice is kept beside it. */
export const draftFromNotice = (text: string, known: readonly KnownOrganisation[]): Body => {
  const { body, fields } = parseNotice(text, known)
  const paths = fields.flatMap(({ path }) => controlPaths(body, path))
  return {
    ...completeBody({ ...body }),
    stage: 'applications',
    [uncheckedKey]: [...new Set(paths)],
    [noticeKey]: text,
  }
}

/** Draft with the usual terms of a state. */
export const draftFromTemplate = (template: JobTemplate): Body => applyTemplate(emptyDraft(), template)

type DraftDate = { at?: unknown; until?: unknown; tentative?: unknown }
type DraftPost = { age?: { asOn?: unknown } | null }
type DraftLink = { kind?: unknown }

const rowsOf = <Row>(value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : [])

const laterInstant = (value: unknown): unknown => (typeof value === 'number' ? addYears(value, 1) : value)

const laterDay = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-/.test(value)
    ? new Date(addYears(Date.parse(`${value}T00:00:00Z`), 1)).toISOString().slice(0, 10)
    : value

/** Links that belong to one recruitment only. */
const passingLinks = ['admit_card', 'answer_key', 'result', 'notification']

/**
 * Draft of this year's notice from last year's: dates a year later and tentative, without number, corrigenda and
 * passing links; what was carried over from the old recruitment is marked for a check.
 */
export const draftFromEarlier = (earlier: Body): Body => {
  const dates = rowsOf<DraftDate>(earlier['dates']).map((date) => ({
    ...date,
    at: laterInstant(date.at),
    until: laterInstant(date.until),
    tentative: true,
  }))
  const posts = rowsOf<DraftPost>(earlier['posts']).map((post) => ({
    ...post,
    ...(post.age && { age: { ...post.age, asOn: laterDay(post.age.asOn) } }),
  }))
  const links = rowsOf<DraftLink>(earlier['links'])
    .filter(({ kind }) => !passingLinks.includes(String(kind)))
    .map((link) => ({ ...link, checkedAt: null }))
  const unchecked = [
    'title.en',
    'title.hi',
    ...dates.map((_, index) => `dates.${index}`),
    ...posts.flatMap((_, index) => ['count', 'vacancies', 'age'].map((name) => `posts.${index}.${name}`)),
    ...rowsOf(earlier['fees']).map((_, index) => `fees.${index}`),
  ]
  const body = {
    ...emptyDraft(),
    ...earlier,
    slug: '',
    advertisementNumber: '',
    stage: 'applications',
    sample: false,
    dates,
    posts,
    links,
    cancelled: null,
    corrigendum: null,
  }
  return {
    ...body,
    [uncheckedKey]: unchecked.flatMap((path) => controlPaths(body, path)),
  }
}
