import { describe, expect, test } from 'vitest'
import { stepAfter } from '../../../domain/courses/step.ts'
import type { LockableLesson } from '../../../domain/courses/unlock.ts'

const day = 24 * 3_600_000
const lesson = (id: string, parts: Partial<LockableLesson> = {}) => ({
  id,
  title: { en: id, hi: '' },
  preview: false,
  required: true,
  drip: null,
  ...parts,
})

const course = (...chapters: ReturnType<typeof lesson>[][]) => ({
  chapters: chapters.map((lessons, index) => ({ title: { en: `Chapter ${index + 1}`, hi: '' }, lessons })),
  inOrder: false,
  finalTest: null,
  finalPercent: null,
})

const learner = (...done: string[]) => ({ entitlement: 'open', enrolledAt: 0, done: new Set(done) }) as const

describe('the step after a lesson (CRS-41)', () => {
  const two = course([lesson('a'), lesson('b')], [lesson('c')])

  test('counts the lesson as done and leads to the next one, whether it is marked already or not', () => {
    const expected = { done: 1, of: 3, chapterDone: false, courseDone: false, next: { id: 'b' }, opensAt: null }
    expect(stepAfter(two, 'a', learner(), day)).toMatchObject(expected)
    expect(stepAfter(two, 'a', learner('a'), day)).toMatchObject(expected)
  })

  test('opens the next lesson of a course with a fixed order', () => {
    expect(stepAfter({ ...two, inOrder: true }, 'a', learner(), day)?.next?.id).toBe('b')
  })

  test('says that a chapter is done without its optional lessons', () => {
    const optional = course([lesson('a'), lesson('b', { required: false })], [lesson('c')])
    expect(stepAfter(optional, 'a', learner(), day)).toMatchObject({ chapterDone: true, courseDone: false })
  })

  test('passes over lessons that are done, and returns to one that was left out', () => {
    expect(stepAfter(two, 'a', learner('b'), day)?.next?.id).toBe('c')
    expect(stepAfter(two, 'c', learner('b'), day)?.next?.id).toBe('a')
  })

  test('says when the rest opens, where none is open', () => {
    const later = course([lesson('a'), lesson('b', { drip: { afterDays: 3 } })])
    expect(stepAfter(later, 'a', learner(), day)).toMatchObject({ next: null, opensAt: 3 * day })
  })

  test('says that the course is done with its last lesson, but not before its final test is passed', () => {
    expect(stepAfter(two, 'c', learner('a', 'b'), day)).toMatchObject({ done: 3, courseDone: true, next: null })
    const tested = { ...two, finalTest: { lessonId: 'c', minPercent: 50 } }
    expect(stepAfter({ ...tested, finalPercent: 49 }, 'c', learner('a', 'b'), day)?.courseDone).toBe(false)
    expect(stepAfter({ ...tested, finalPercent: 50 }, 'c', learner('a', 'b'), day)?.courseDone).toBe(true)
  })

  test('is none for a lesson that does not exist', () => {
    expect(stepAfter(two, 'z', learner(), day)).toBeNull()
  })
})
