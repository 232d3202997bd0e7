import { describe, expect, test } from 'vitest'
import { quickMomentText, readQuickMoment } from '../../../domain/jobs/quick-moment.ts'
import { at } from './notices/notice.ts'

describe('a date as it is typed (JOB-40)', () => {
  test.each([
    ['15-01-2027', at('2027-01-15'), true],
    ['15.1.27', at('2027-01-15'), true],
    ['15012027', at('2027-01-15'), true],
    ['15/01/2027 17:00', at('2027-01-15', '17:00'), false],
    ['15 Jan 2027, 5 PM', at('2027-01-15', '17:00'), false],
    ['१५ जनवरी २०२७', at('2027-01-15'), true],
  ])('%s', (text, instant, allDay) => {
    expect(readQuickMoment(text)).toMatchObject({ at: instant, allDay, until: null })
  })

  test('reads a month as its first and last day', () => {
    expect(readQuickMoment('मार्च 2027')).toEqual({
      at: at('2027-03-01'),
      until: at('2027-03-31'),
      allDay: true,
      isWholeMonth: true,
    })
  })

  test.each(['', 'soon', '31-02-2027', '15-01-2027 25:00', '15-01-2027 or later', '15-01'])('refuses %j', (text) => {
    expect(readQuickMoment(text)).toBeNull()
  })

  test('reads back the text that it shows', () => {
    for (const [instant, allDay] of [
      [at('2027-01-15'), true],
      [at('2027-12-31', '23:59'), false],
    ] as const)
      expect(readQuickMoment(quickMomentText(instant, allDay))).toMatchObject({ at: instant, allDay })
  })
})
