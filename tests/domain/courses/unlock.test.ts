import { describe, expect, test } from 'vitest'
import { dripOpensAt, locksOf, type Learner, type LockableLesson } from '../../../domain/courses/unlock.ts'

const day = 86_400_000
const enrolledAt = 1_000

const lesson = (id: string, parts: Partial<LockableLesson> = {}): LockableLesson => ({
  id,
  preview: false,
  required: true,
  drip: null,
  ...parts,
})

const learner = (parts: Partial<Learner> = {}): Learner => ({
  entitlement: 'open',
  enrolledAt,
  done: new Set(),
  ...parts,
})

const any = { inOrder: false }
const inOrder = { inOrder: true }

describe('the locks of a course (CRS-4, CRS-6, CRS-8, CRS-9, CRS-10)', () => {
  test('open previews to everyone, and the rest only with access and enrolment', () => {
    const lessons = [lesson('a', { preview: true }), lesson('b')]
    const locks = (parts: Partial<Learner>) => locksOf(lessons, any, learner(parts), 0)
    expect(locks({ entitlement: 'preview', enrolledAt: null })).toEqual([null, { reason: 'not_owned' }])
    expect(locks({ entitlement: 'locked' })).toEqual([null, { reason: 'not_owned' }])
    expect(locks({ enrolledAt: null })).toEqual([null, { reason: 'not_enrolled' }])
    expect(locks({})).toEqual([null, null])
  })

  test.each([
    ['a millisecond before its day', enrolledAt + 2 * day - 1, { reason: 'later', opensAt: enrolledAt + 2 * day }],
    ['on its day', enrolledAt + 2 * day, null],
  ])('for a lesson that opens two days after enrolment, %s', (_when, now, lock) => {
    expect(locksOf([lesson('a', { drip: { afterDays: 2 } })], any, learner(), now)).toEqual([lock])
  })

  test('open a lesson with an instant for everyone at once', () => {
    expect(dripOpensAt({ at: 5_000 }, enrolledAt)).toBe(5_000)
    const lessons = [lesson('a', { drip: { at: 5_000 } })]
    expect(locksOf(lessons, any, learner(), 4_999)).toEqual([{ reason: 'later', opensAt: 5_000 }])
    expect(locksOf(lessons, any, learner(), 5_000)).toEqual([null])
  })

  test('in order: the first required lesson not yet done closes all after it, an optional one closes none', () => {
    const lessons = [lesson('a'), lesson('b', { required: false }), lesson('c'), lesson('d')]
    const after = (...done: string[]) => locksOf(lessons, inOrder, learner({ done: new Set(done) }), 0)
    expect(after()).toEqual([null, ...['b', 'c', 'd'].map(() => ({ reason: 'previous', lessonId: 'a' }))])
    expect(after('a')).toEqual([null, null, null, { reason: 'previous', lessonId: 'c' }])
    expect(after('a', 'c')).toEqual([null, null, null, null])
    expect(locksOf(lessons, any, learner(), 0)).toEqual([null, null, null, null])
  })

  test('keep done lessons open whatever the time, but not without access to the course', () => {
    const lessons = [lesson('a', { drip: { afterDays: 9 } })]
    const done = new Set(['a'])
    expect(locksOf(lessons, inOrder, learner({ done }), 0)).toEqual([null])
    expect(locksOf(lessons, inOrder, learner({ done, entitlement: 'preview' }), 0)).toEqual([{ reason: 'not_owned' }])
  })
})
