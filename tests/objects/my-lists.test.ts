import { beforeAll, expect, test } from 'vitest'
import { listForLearner } from '../../worker/courses/my-courses.usecases.ts'
import { enrol } from '../../worker/courses/lessons.usecases.ts'
import { listForReader } from '../../worker/materials/my-materials.usecases.ts'
import { withBatchedReads } from '../../worker/platform/batched-reads.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { listForViewer } from '../../worker/videos/my-videos.usecases.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const course = 'crs_first-month'

test('a list of courses leads to the next lesson of the one worked in last (CRS-35)', async () => {
  const student = unique('usr_')
  await enrol(servicesAt(), student, course)
  expect((await listForLearner(servicesAt(), student, {})).last).toMatchObject({ courseId: course, done: 0 })
  expect((await listForLearner(servicesAt(), student, { exam: 'ssc' })).last).toBeNull()
})

test.each([
  ['materials', listForReader],
  ['videos', listForViewer],
  ['courses', listForLearner],
])('the list of %s takes two round trips, without a scan of a table that grows (SPD-17)', async (_name, list) => {
  const student = unique('usr_')
  await enrol(servicesAt(), student, course)
  const { bindings, statements, trips } = watched()
  await list(withBatchedReads(makeServices(bindings, () => undefined)), student, {})
  expect(trips()).toBeLessThanOrEqual(2)
  expect(await slowStatements(statements)).toEqual([])
})
