import { changesBetween, type JobChange } from '../../../../domain/jobs/changes.ts'
import type { JobContent, JobPost } from '../../../../domain/jobs/contract.ts'

type Body = Record<string, unknown>
type Row = Record<string, unknown>

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isObject) : [])

const isInstant = (value: unknown): boolean => value === null || typeof value === 'number'

const isPost = ({ name, qualification, age }: Row): boolean =>
  isObject(name) &&
  typeof name['en'] === 'string' &&
  isObject(qualification) &&
  isObject(qualification['text']) &&
  isObject(age) &&
  typeof age['asOn'] === 'string' &&
  isInstant(age['min']) &&
  isInstant(age['max'])

/** Parts of a draft that a corrigendum compares. A draft may be invalid: rows that cannot be compared are left out. */
const comparable = (body: Body): JobContent =>
  ({
    dates: rowsOf(body['dates']).filter(({ at, until }) => isInstant(at) && isInstant(until)),
    posts: rowsOf(body['posts'])
      .filter(isPost)
      .map((post) => ({ ...post, vacancies: isObject(post['vacancies']) ? post['vacancies'] : {} })) as JobPost[],
    fees: rowsOf(body['fees']).filter(({ paise }) => typeof paise === 'number'),
    relaxations: rowsOf(body['relaxations']).filter(({ years }) => typeof years === 'number'),
    howToApply: { text: body['howToApply'], html: body['howToApply'] },
  }) as unknown as JobContent

/** Changes that candidates would see between the published notice and the draft. */
export const announcedChanges = (published: Body, draft: Body): JobChange[] =>
  changesBetween(comparable(published), comparable(draft))
