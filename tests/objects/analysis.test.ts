import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { AttemptAnalysis } from '../../domain/results/analysis/contract.ts'
import { scoreHistogram } from '../../drizzle/schema/index.ts'
import { readAnalysisOf } from '../../worker/results/analysis.usecases.ts'
import { readResultOf } from '../../worker/results/results.usecases.ts'
import { deliver, newTest, submission } from './scored.ts'
import { db, prepareDatabase, servicesAt, unique } from './support.ts'
import { watched } from './watched.ts'

beforeAll(prepareDatabase)

const analysed = async (right: number, parts: Parameters<typeof submission>[3] = {}) => {
  const exam = await newTest({ release: { rule: 'at_once' } })
  const userId = unique('usr')
  const message = await submission(exam, userId, right, parts)
  await deliver([message])
  const { bindings, trips } = watched()
  const services = { ...servicesAt(), db: bindings.DB ? db : db }
  void services
  return { exam, userId, message, bindings, trips }
}

test('splits the marks of an attempt so that they add up to its score (RES-80)', async () => {
  const { userId, message } = await analysed(3)
  const analysis = (await readAnalysisOf(servicesAt(), userId, message.attemptId)) as AttemptAnalysis
  const result = await readResultOf(servicesAt(), userId, message.attemptId)
  expect(analysis.state).toBe('released')
  console.log(JSON.stringify(analysis).slice(0, 3000))
  expect(result?.state).toBe('released')
  void eq; void sql; void scoreHistogram
})
