import { describe, expect, test } from 'vitest'
import { completionOf } from '../../../domain/courses/completion.ts'

const lessons = [
  { id: 'a', required: true },
  { id: 'b', required: false },
  { id: 'c', required: true },
  { id: 'test', required: true },
]
const plain = { finalTest: null }
const withTest = { finalTest: { lessonId: 'test', minPercent: 50 } }

describe('the completion of a course (CRS-16)', () => {
  test('takes every required lesson; optional ones do not count', () => {
    const of = (...done: string[]) => completionOf(lessons, plain, new Set(done), null)
    expect(of('a', 'b')).toMatchObject({ done: 1, of: 3, percent: 33, complete: false })
    expect(of('a', 'c', 'test')).toMatchObject({ done: 3, of: 3, percent: 100, complete: true })
  })

  test.each([
    [null, false],
    [49, false],
    [50, true],
    [100, true],
  ])('with %s per cent in a final test that requires 50: %s', (percent, complete) => {
    const completion = completionOf(lessons, withTest, new Set(['a', 'c', 'test']), percent)
    expect(completion.complete).toBe(complete)
    expect(completion.finalTest).toEqual({ lessonId: 'test', minPercent: 50, percent, passed: complete })
  })

  test('is not reached by a passed test alone', () => {
    expect(completionOf(lessons, withTest, new Set(['test']), 90).complete).toBe(false)
  })

  test('ignores lessons that are no longer part of the course', () => {
    expect(completionOf(lessons, plain, new Set(['gone', 'a', 'c']), null)).toMatchObject({ done: 2, of: 3 })
  })
})
