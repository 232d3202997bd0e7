import { describe, expect, test } from 'vitest'
import { nextLessonOf, type CourseOutline, type OutlineLesson } from '../../../domain/courses/next-lesson.ts'

const day = 24 * 3_600_000
const lesson = (id: string, parts: Partial<OutlineLesson> = {}): OutlineLesson => ({
  id,
  title: { en: id, hi: '' },
  testId: null,
  preview: false,
  required: true,
  drip: null,
  ...parts,
})

const outline = (lessons: OutlineLesson[], parts: Partial<CourseOutline> = {}): CourseOutline => ({
  inOrder: false,
  finalTest: null,
  lessons,
  ...parts,
})

const learner = { entitlement: 'open', enrolledAt: 0, markedIds: [], taken: new Map() } as const

describe('the next lesson of a course (CRS-40)', () => {
  test('is the first that is open and not done', () => {
    const next = nextLessonOf(outline([lesson('a'), lesson('b'), lesson('c')]), { ...learner, markedIds: ['a'] }, day)
    expect([next?.lesson.id, next?.done, next?.total]).toEqual(['b', 1, 3])
  })

  test('passes over a lesson that opens later', () => {
    const lessons = [lesson('a', { drip: { afterDays: 2 } }), lesson('b')]
    expect(nextLessonOf(outline(lessons), learner, day)?.lesson.id).toBe('b')
  })

  test('is absent where the rest opens later, and where the course is complete', () => {
    const waiting = outline([lesson('a'), lesson('b', { drip: { afterDays: 2 } })])
    expect(nextLessonOf(waiting, { ...learner, markedIds: ['a'] }, day)).toBeNull()
    const complete = outline([lesson('a'), lesson('extra', { required: false })])
    expect(nextLessonOf(complete, { ...learner, markedIds: ['a'] }, day)).toBeNull()
  })

  test('is absent in a course that the student may not use any more', () => {
    expect(nextLessonOf(outline([lesson('a')]), { ...learner, entitlement: 'preview' }, day)).toBeNull()
  })

  test('is the final test again, as long as its best score is too low', () => {
    const course = outline([lesson('a'), lesson('exam', { testId: 'tst_1' })], {
      finalTest: { lessonId: 'exam', minPercent: 50 },
    })
    const scored = (percent: number | null) => ({
      ...learner,
      markedIds: ['a'],
      taken: new Map([['tst_1', { percent }]]),
    })
    expect(nextLessonOf(course, scored(49), day)).toMatchObject({ lesson: { id: 'exam' }, done: 2, total: 2 })
    expect(nextLessonOf(course, scored(50), day)).toBeNull()
  })
})
