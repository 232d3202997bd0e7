import { marksKey, marksOf } from '../../content/fields.ts'
import { controlMarks } from '../control-marks.ts'
import type { JobTemplate } from './template.ts'
import { splitSeats } from './split-seats.ts'

type Body = Record<string, unknown>

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank))

type Row = { count?: unknown; vacancies?: unknown }

const withSeats = (posts: readonly unknown[], { reservation }: JobTemplate) => {
  const marks: string[] = []
  const filled = posts.map((post, index) => {
    const { count, vacancies } = (post ?? {}) as Row
    const isCount = typeof count === 'number' && Number.isInteger(count) && count > 0
    if (!reservation || !isCount || !isBlank(vacancies)) return post
    marks.push(`posts.${index}.vacancies`)
    return { ...(post as object), vacancies: splitSeats(count, reservation) }
  })
  return { posts: filled, marks }
}

/**
 * Body with the terms of a template in fields that were blank, each marked for a check; `replace` overwrites filled
 * terms. Vacancies by category are computed for posts that have a number only.
 */
export const applyTemplate = (body: Body, template: JobTemplate, { replace = false } = {}): Body => {
  const terms = {
    level: template.level,
    region: template.region,
    relaxations: template.relaxations,
    fees: template.fees,
    feeNote: template.feeNote,
    domicile: template.domicile,
  }
  const given = Object.entries(terms).filter(([name, value]) => !isBlank(value) && (replace || isBlank(body[name])))
  const { posts, marks } = withSeats(Array.isArray(body.posts) ? body.posts : [], template)
  const kept = marksOf(body).filter((mark) => !given.some(([name]) => mark === name || mark.startsWith(`${name}.`)))
  const next = { ...body, ...Object.fromEntries(given), ...(Array.isArray(body.posts) && { posts }) }
  const filled = given.flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((_, index) => `${name}.${index}`) : [name],
  )
  const found = [...filled, ...marks].flatMap((path) => controlMarks(next, path))
  return { ...next, [marksKey]: [...new Set([...kept, ...found])] }
}
