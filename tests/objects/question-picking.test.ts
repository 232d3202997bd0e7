import { drizzle } from 'drizzle-orm/d1'
import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { drawQuestions, findPicks, readVersions } from '../../worker/questions/picking/picking.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { questionDraft } from '../support/question-drafts.ts'
import * as schema from '../../drizzle/schema/index.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const admin = 'user-administrator'
const place = { subject: 'reasoning', topic: 'number-series', exams: [], passageId: null }

/** Published questions with a tag of their own. */
const newQuestions = async (count: number, parts: DraftBody = {}) => {
  const tag = unique('pool-').toLowerCase()
  const made: { id: string; versionId: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const body = { ...questionDraft('mcq'), ...place, slug: unique('q-').toLowerCase(), tags: [tag], ...parts }
    const { id } = await createItem(servicesAt(), questionContent, body, admin)
    made.push({ id, ...(await publish(servicesAt(), questionContent, id, { revision: 1 }, admin)) })
  }
  return { tag, made, ids: made.map(({ id }) => id) }
}

describe('questions for a paper (OFC-47)', () => {
  test('are found by their filters, with the version that the paper takes', async () => {
    const { tag, made } = await newQuestions(2)
    const { items, count } = await findPicks(servicesAt(), { tags: tag, kind: 'mcq', use: 'unused' })
    expect(count).toBe(2)
    expect(items.map(({ versionId }) => versionId).toSorted()).toEqual(
      made.map(({ versionId }) => versionId).toSorted(),
    )
    expect(await findPicks(servicesAt(), { tags: tag, use: 'used' })).toMatchObject({ items: [], count: 0 })
  })

  test('are drawn alike by one seed, without those that the paper has, each once', async () => {
    const { tag, ids } = await newQuestions(6)
    const rule = { filter: { tags: tag }, count: 2 }
    const draw = (seed: string, exclude: string[] = []) =>
      drawQuestions(servicesAt(), { rules: [rule, rule], seed, exclude })
    const first = await draw('monday')
    expect(await draw('monday')).toEqual(first)
    const chosen = first.draws.flatMap((each) => each.chosen.map(({ questionId }) => questionId))
    expect(new Set(chosen).size).toBe(4)
    expect(first.draws.map(({ pool }) => pool)).toEqual([6, 4])
    const others = await draw('monday', chosen)
    expect(others.draws.flatMap((each) => each.chosen.map(({ questionId }) => questionId)).toSorted()).toEqual(
      ids.filter((id) => !chosen.includes(id)).toSorted(),
    )
  })

  test('say what a pool lacks; nothing is drawn from the bin, nor without rights, nor from a passage', async () => {
    const { tag, made } = await newQuestions(3)
    await trash(servicesAt(), questionContent, made[0]?.id ?? '', admin)
    const { draws } = await drawQuestions(servicesAt(), {
      rules: [{ filter: { tags: tag }, count: 5 }],
      seed: 'one',
      exclude: [],
    })
    expect(draws[0]).toMatchObject({ pool: 2 })
    expect(draws[0]?.chosen).toHaveLength(2)
    const binned = await readVersions(servicesAt(), [made[0]?.versionId ?? '', 'none'])
    expect(binned).toMatchObject([{ questionId: made[0]?.id, isBinned: true }])
  })

  test('are read once for each filter, by an index, however many rules name it', async () => {
    const { tag } = await newQuestions(4)
    const rules = (count: number, tags: string[]) =>
      Array.from({ length: count }, (_, index) => ({ filter: { tags: tags[index % tags.length] ?? '' }, count: 1 }))
    const tripsOf = async (count: number, tags: string[]) => {
      const { bindings, statements, trips } = watched()
      const services = { ...servicesAt(), db: drizzle(bindings.DB, { schema }) }
      const { draws } = await drawQuestions(services, { rules: rules(count, tags), seed: 'one', exclude: [] })
      expect(draws.flatMap(({ chosen }) => chosen)).toHaveLength(Math.min(4, count))
      expect(await slowStatements(statements)).toEqual([])
      return trips()
    }
    expect([await tripsOf(1, [tag]), await tripsOf(80, [tag])]).toEqual([2, 2])
    expect(await tripsOf(80, [tag, unique('none-').toLowerCase()])).toBe(3)
  })

  test('are refused when the filters of the rules together look at too many', async () => {
    const { tag } = await newQuestions(3)
    const rule = { filter: { tags: tag }, count: 1 }
    const other = { filter: { tags: tag, kind: 'mcq' as const }, count: 1 }
    const draw = (rules: (typeof rule)[]) =>
      drawQuestions(servicesAt(), { rules, seed: 'one', exclude: [] }, { rule: 10, draw: 5 })
    expect((await draw([rule, rule])).draws).toHaveLength(2)
    await expect(draw([rule, other])).rejects.toMatchObject({ code: 'questions.draw_too_wide', status: 422 })
  })
})
