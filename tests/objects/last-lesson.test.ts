import { beforeAll, describe, expect, test } from 'vitest'
import { lastLesson } from '../../worker/courses/last-lesson.usecases.ts'
import { readCourse } from '../../worker/courses/courses.usecases.ts'
import { enrol, markDone } from '../../worker/courses/lessons.usecases.ts'
import { makeServices } from '../../worker/platform/context.ts'
import { prepareDatabase, servicesAt, unique } from './support.ts'
import { slowStatements, watched } from './watched.ts'

beforeAll(prepareDatabase)

const short = 'crs_first-month'
const other = 'crs_percentages-to-profit'

const lessonsOf = async (courseId: string) =>
  (await readCourse(servicesAt(), null, courseId)).chapters.flatMap(({ lessons }) => lessons)

describe('the lesson to go on with (CRS-40)', () => {
  test('is none before the first course', async () => {
    expect(await lastLesson(servicesAt(), unique('usr_'))).toBeNull()
  })

  test('belongs to the course in which the student last enrolled or marked a lesson', async () => {
    const userId = unique('usr_')
    let now = Date.now()
    const services = servicesAt(() => now)
    await enrol(services, userId, short)
    now += 1
    await enrol(services, userId, other)
    expect(await lastLesson(services, userId)).toMatchObject({ courseId: other, done: 0, at: now })
    const [first, second] = await lessonsOf(short)
    now += 1
    await markDone(services, userId, short, first?.id ?? '')
    expect(await lastLesson(services, userId)).toMatchObject({
      courseId: short,
      lessonId: second?.id,
      lessonTitle: second?.title,
      done: 1,
      at: now,
    })
  })

  test('passes over a course that is complete', async () => {
    const userId = unique('usr_')
    let now = Date.now()
    const services = servicesAt(() => now)
    await enrol(services, userId, other)
    now += 1
    await enrol(services, userId, short)
    for (const { id } of await lessonsOf(short)) await markDone(services, userId, short, id)
    expect((await readCourse(services, userId, short)).progress?.complete).toBe(true)
    expect(await lastLesson(services, userId)).toMatchObject({ courseId: other })
  })

  test('is read without table scans in two round trips (SPD-17)', async () => {
    const userId = unique('usr_')
    await enrol(servicesAt(), userId, other)
    const { bindings, statements, trips } = watched()
    await lastLesson(
      makeServices(bindings, () => undefined),
      userId,
    )
    expect(trips()).toBeLessThanOrEqual(2)
    expect(await slowStatements(statements)).toEqual([])
  })
})
