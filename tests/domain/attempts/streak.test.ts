import { expect, test } from 'vitest'
import { streakOf } from '../../../domain/attempts/streak.ts'

const evening = Date.parse('2026-03-02T23:30:00+05:30')

test.each([
  ['never', [], 0, false],
  ['today alone', ['2026-03-02'], 1, true],
  ['yesterday alone: today is not over', ['2026-03-01'], 1, false],
  ['over the end of a month', ['2026-03-02', '2026-03-01', '2026-02-28'], 3, true],
  ['broken two days ago', ['2026-03-02', '2026-03-01', '2026-02-27'], 2, true],
  ['lost', ['2026-02-28', '2026-02-27'], 0, false],
])("a student's streak of days in India: %s (EXM-63)", (_when, days, count, today) =>
  expect(streakOf(days, evening)).toEqual({ days: count, today }),
)
