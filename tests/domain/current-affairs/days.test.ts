import { describe, expect, test } from 'vitest'
import { isDay } from '../../../domain/calendar-day.ts'
import { daysOfMonth, isMonth, isPastMonth, monthOf, addMonths } from '../../../domain/current-affairs/days.ts'
import { addDays, dateInIndia, startOfDayInIndia } from '../../../domain/india.ts'

describe('days and months of India (AFF-6)', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-01', false],
    ['caf_chandrayaan-3-landing', false],
    ['', false],
  ])('isDay(%s) is %s', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  test.each([
    ['2026-01', true],
    ['2026-12', true],
    ['2026-00', false],
    ['2026-13', false],
    ['2026-1', false],
    ['2026-01-01', false],
  ])('isMonth(%s) is %s', (text, expected) => {
    expect(isMonth(text)).toBe(expected)
  })

  test('a day begins at midnight in India, 18:30 UTC of the day before', () => {
    expect(new Date(startOfDayInIndia('2026-11-21')).toISOString()).toBe('2026-11-20T18:30:00.000Z')
    expect(dateInIndia(startOfDayInIndia('2026-11-21'))).toBe('2026-11-21')
    expect(dateInIndia(startOfDayInIndia('2026-11-21') - 1)).toBe('2026-11-20')
  })

  test.each([
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-11-21', -58, '2026-09-24'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
  })

  test.each([
    ['2026-01', -1, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-11', -14, '2025-09'],
  ])('%s and %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected)
  })

  test('the days of a month are a range of text that ends before the next month', () => {
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', before: '2027-01-01' })
    expect(monthOf('2026-12-31')).toBe('2026-12')
  })

  test('a month ends when the next one begins in India, not in UTC', () => {
    const begins = startOfDayInIndia('2026-11-01')
    expect(isPastMonth('2026-10', begins - 1)).toBe(false)
    expect(isPastMonth('2026-10', begins)).toBe(true)
    expect(isPastMonth('2026-11', begins)).toBe(false)
  })
})
