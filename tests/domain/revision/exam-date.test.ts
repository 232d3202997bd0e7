import { expect, test } from 'vitest'
import { examInForce, examStanding } from '../../../domain/revision/exam-date.ts'

const today = '2026-05-10'

test.each([
  [null, { state: 'none' }, null],
  ['2026-05-09', { state: 'past', date: '2026-05-09' }, null],
  ['2026-05-10', { state: 'ahead', date: '2026-05-10', days: 0 }, '2026-05-10'],
  ['2026-05-11', { state: 'ahead', date: '2026-05-11', days: 1 }, '2026-05-11'],
  ['2027-05-10', { state: 'ahead', date: '2027-05-10', days: 365 }, '2027-05-10'],
] as const)('an exam date of %s stands as it is and is used only until its day (LRN-41)', (date, standing, inForce) => {
  expect(examStanding(date, today)).toEqual(standing)
  expect(examInForce(date, today)).toBe(inForce)
})
