import { beforeAll, describe, expect, test } from 'vitest'
import type { DraftBody } from '../../domain/content/contract.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { trash } from '../../worker/content/trash.usecases.ts'
import { drawQuestions, findPicks, readVersions } from '../../worker/questions/picking/picking.usecases.ts'
import { questionContent } from '../../worker/questions/questions.content.ts'
import { questionDraft } from '../support/question-drafts.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'

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
})
