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
import { listItems, pagesOf } from '../../content/office-list.usecases.ts'
import { omit } from '../../content/omit.ts'
import type { Services } from '../../platform/context.ts'
import * as store from './picking.store.ts'

/** Questions that a rule looks at. */
const poolLimit = 20_000

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

/** Ids of the questions that a rule may draw. */
const poolOf = async (services: Services, filter: PickFilter): Promise<string[]> => {
  const ids: string[] = []
  for await (const page of pagesOf(services, 'question', officeQueryOf(filter))) {
    ids.push(...page.map(({ id }) => id))
    if (ids.length >= poolLimit) break
  }
  return store.drawable(services.db, ids)
}

/** Draws questions by rules. A rule whose pool is too small gets all of it. */
export const drawQuestions = async (
  services: Services,
  { rules, seed, exclude }: DrawRequest,
): Promise<{ draws: Draw[] }> => {
  const taken = new Set(exclude)
  const draws: Draw[] = []
  for (const { filter, count } of rules) {
    const pool = (await poolOf(services, filter)).filter((id) => !taken.has(id))
    const ids = shuffledBy(seed, pool).slice(0, count)
    for (const id of ids) taken.add(id)
    draws.push({ pool: pool.length, chosen: await currentOf(services, ids) })
  }
  return { draws }
}
