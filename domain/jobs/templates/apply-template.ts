import { uncheckedKey, uncheckedPaths } from '../../content/fields.ts'
import { controlPaths } from '../control-paths.ts'
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
  const unchecked: string[] = []
  const filled = posts.map((post, index) => {
    const { count, vacancies } = (post ?? {}) as Row
    const isCount = typeof count === 'number' && Number.isInteger(count) && count > 0
    if (!reservation || !isCount || !isBlank(vacancies)) return post
    unchecked.push(`posts.${index}.vacancies`)
    return { ...(post as object), vacancies: splitSeats(count, reservation) }
  })
  return { posts: filled, unchecked }
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
  const { posts, unchecked } = withSeats(Array.isArray(body.posts) ? body.posts : [], template)
  const kept = uncheckedPaths(body).filter(
    (path) => !given.some(([name]) => path === name || path.startsWith(`${name}.`)),
  )
  const next = { ...body, ...Object.fromEntries(given), ...(Array.isArray(body.posts) && { posts }) }
  const filled = given.flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((_, index) => `${name}.${index}`) : [name],
  )
  const found = [...filled, ...unchecked].flatMap((path) => controlPaths(next, path))
  return { ...next, [uncheckedKey]: [...new Set([...kept, ...found])] }
}
