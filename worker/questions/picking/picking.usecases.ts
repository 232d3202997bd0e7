import {
  shuffledBy,
  type Draw,
  type DrawRequest,
  type PaperQuestion,
  type PickFilter,
  type PickQuery,
} from '../../../domain/questions/picking.ts'
import type { CountedPage } from '../../../domain/lists.ts'
import type { OfficeQuery } from '../../../domain/content/office-query.ts'
import { idsThatMatch, listItems } from '../../content/office-list.usecases.ts'
import { omit } from '../../content/omit.ts'
import type { Services } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import * as store from './picking.store.ts'

/** Questions that a rule looks at, those changed last, and that all rules look at; a filter counts once. */
const drawLimits = { rule: 20_000, draw: 100_000 }

const questionOf = (row: store.VersionRow): PaperQuestion => ({
  ...omit(row, 'targetMs', 'deletedAt'),
  seconds: Math.round(row.targetMs / 1000),
  isBinned: row.deletedAt !== null,
})

/** Query of the office's list for a filter. */
const officeQueryOf = ({ exam, ...facets }: PickFilter): OfficeQuery => {
  const named = Object.entries(facets).map(([name, value]) => `${name}:${value}`)
  return {
    state: 'published',
    ...(exam !== undefined && { exam }),
    ...(named.length > 0 && { facets: named.join(',') }),
  }
}

/** Questions in the order of the ids; unknown ids are left out. */
const inOrder = (
  rows: readonly store.VersionRow[],
  ids: readonly string[],
  idOf: (row: store.VersionRow) => string,
) => {
  const byId = new Map(rows.map((row) => [idOf(row), questionOf(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const currentOf = async (services: Services, ids: readonly string[]): Promise<PaperQuestion[]> =>
  inOrder(await store.listCurrent(services.db, ids), ids, ({ questionId }) => questionId)

/** Published questions that match, for a choice by hand. */
export const findPicks = async (
  services: Services,
  { q, cursor, ...filter }: PickQuery,
): Promise<CountedPage<PaperQuestion>> => {
  const { items, next, count } = await listItems(
    services,
    { kind: 'question' },
    { ...officeQueryOf(filter), ...(q !== undefined && { q }), ...(cursor !== undefined && { cursor }) },
  )
  const ids = items.map(({ id }) => id)
  return { items: await currentOf(services, ids), next, count }
}

/** Versions of questions that a paper names; those that no longer exist are left out. */
export const readVersions = async (services: Services, versionIds: readonly string[]): Promise<PaperQuestion[]> =>
  inOrder(await store.listVersions(services.db, versionIds), versionIds, ({ versionId }) => versionId)

type Pool = readonly string[]

/** Reads the pool of each filter once, in the order that the seed decides. Throws 422 when they exceed the limit. */
const makePools = (services: Services, seed: string, limits: typeof drawLimits) => {
  const pools = new Map<string, Pool>()
  let read = 0
  return async (filter: PickFilter): Promise<Pool> => {
    const query = officeQueryOf(filter)
    const key = JSON.stringify(query)
    const known = pools.get(key)
    if (known) return known
    const ids = await store.listDrawable(services.db, await idsThatMatch(services, 'question', query, limits.rule))
    read += ids.length
    if (read > limits.draw)
      throw new AppError('questions.draw_too_wide', 422, `The rules look at more than ${limits.draw} questions.`)
    const pool = shuffledBy(seed, ids)
    pools.set(key, pool)
    return pool
  }
}

/** Draws questions by rules. A rule whose pool is too small gets all of it. Throws 422 above the limit. */
export const drawQuestions = async (
  services: Services,
  { rules, seed, exclude }: DrawRequest,
  limits = drawLimits,
): Promise<{ draws: Draw[] }> => {
  const poolOf = makePools(services, seed, limits)
  const taken = new Set(exclude)
  const drawn: { pool: number; ids: string[] }[] = []
  for (const { filter, count } of rules) {
    const pool = (await poolOf(filter)).filter((id) => !taken.has(id))
    const ids = pool.slice(0, count)
    for (const id of ids) taken.add(id)
    drawn.push({ pool: pool.length, ids })
  }
  const rows = await store.listCurrent(
    services.db,
    drawn.flatMap((each) => each.ids),
  )
  return { draws: drawn.map(({ pool, ids }) => ({ pool, chosen: inOrder(rows, ids, ({ questionId }) => questionId) })) }
}
