import { describe, expect, test } from 'vitest'
import { isAdminEmail, parseAdminEmails } from '../../../domain/accounts/admin.ts'
import {
  retryLetters,
  studentIdBase,
  studentIdDate,
  studentIdLetters,
  studentIdRetries,
} from '../../../domain/accounts/student-id.ts'
import { languageOf, storedLanguage } from '../../../domain/language.ts'

describe('student id (ACC-3)', () => {
  test.each([
    ['a name gives its first three letters, upper-cased', 'Ashok Kumar', 'x@example.test', 'ASH'],
    ['what follows an @ in a name is not of it', 'ab@cdef', 'x@example.test', 'ABX'],
    ['digits, dots and spaces are dropped', '1.r 2a-m', 'x@example.test', 'RAM'],
    ['a short name is padded with X', 'Jo', 'x@example.test', 'JOX'],
    ['a name without A-Z falls back to the e-mail before the @', 'अशोक', 'priya.99@example.test', 'PRI'],
    ['no name falls back to the e-mail', null, 'k2@example.test', 'KXX'],
    ['no letter anywhere is XXX', '', '123@example.test', 'XXX'],
    ['letters beyond A-Z are not letters of an id', 'Éßa', 'x@example.test', 'AXX'],
  ])('%s', (_what, name, email, letters) => {
    expect(studentIdLetters(name, email)).toBe(letters)
  })

  test.each([
    ['in the morning of India', Date.UTC(2026, 10, 21, 6), '21112026'],
    ['one millisecond before midnight in India', Date.UTC(2026, 10, 21, 18, 29, 59, 999), '21112026'],
    ['at midnight in India, still yesterday in UTC', Date.UTC(2026, 10, 21, 18, 30), '22112026'],
    ['zero-padded', Date.UTC(2027, 0, 4), '04012027'],
    ['over the turn of a year', Date.UTC(2026, 11, 31, 18, 30), '01012027'],
  ])('uses the date in India as ddmmyyyy, %s', (_when, now, date) => {
    expect(studentIdDate(now)).toBe(date)
  })

  test('is three letters and an eight-digit date', () => {
    expect(studentIdBase('Asha', 'a@example.test', Date.UTC(2026, 10, 21))).toMatch(/^[A-Z]{3}\d{8}$/)
  })

  test.each([0, 0.37, 0.999999])(
    'tries ten different third letters, never that of the first id (random %d)',
    (random) => {
      const letters = retryLetters('ASH21112026', () => random)
      expect(letters).toHaveLength(studentIdRetries)
      expect(new Set(letters).size).toBe(10)
      expect(letters).not.toContain('H')
      for (const letter of letters) expect(letter).toMatch(/^[A-Z]$/)
    },
  )
})

describe("administrators' allow-list (ACC-31)", () => {
  const list = parseAdminEmails('admin@demo.taiyari.test, Editor@Demo.taiyari.test ,,owner@demo.taiyari.test')

  test('is trimmed, lower-cased and freed of empty entries', () => {
    expect(list).toEqual(['admin@demo.taiyari.test', 'editor@demo.taiyari.test', 'owner@demo.taiyari.test'])
    expect(parseAdminEmails('')).toEqual([])
  })

  test.each([
    ['exactly', 'admin@demo.taiyari.test'],
    ['in other case', 'ADMIN@Demo.Taiyari.Test'],
    ['with spaces around', '  editor@demo.taiyari.test '],
  ])('matches an address written %s', (_how, email) => {
    expect(isAdminEmail(email, list)).toBe(true)
  })

  test.each([
    ['empty', ''],
    ['null', null],
    ['absent', undefined],
    ['only spaces', '   '],
    ['another address', 'student@demo.taiyari.test'],
    ['a +tag', 'admin+1@demo.taiyari.test'],
    ['a Cyrillic a', '\u0430dmin@demo.taiyari.test'],
    ['a Kelvin sign for k', 'admin@demo.taiyari.test'.replace('i', '\u0130')],
    ['full-width letters', '\uff41dmin@demo.taiyari.test'],
    ['a newline at the end', 'admin@demo.taiyari.test\n'],
    ['a tab in front', '\tadmin@demo.taiyari.test'],
    ['a NUL inside', 'admin\u0000@demo.taiyari.test'],
    ['a no-break space around', '\u00a0admin@demo.taiyari.test\u00a0'],
    ['a zero-width space', 'admin\u200b@demo.taiyari.test'],
    ['a space inside', 'admin @demo.taiyari.test'],
    ['a listed address and more', 'admin@demo.taiyari.test,editor@demo.taiyari.test'],
    ['a longer domain', 'admin@demo.taiyari.test.evil.test'],
  ])('never matches %s', (_what, email) => {
    expect(isAdminEmail(email, list)).toBe(false)
  })

  test('admits no empty address, even with an empty entry', () => {
    expect(isAdminEmail('', ['', 'a@b.test'])).toBe(false)
  })
})

test.each([
  ['en', 'en'],
  ['hi', 'hi'],
  ['EN', null],
  ['Hi', null],
  [' en', null],
  ['en-IN', null],
  ['hindi', null],
  ['', null],
  [null, null],
  [undefined, null],
] as const)('counts a stored language only when it is exactly en or hi (%j) (ACC-74)', (value, stored) => {
  expect(storedLanguage(value)).toBe(stored)
  expect(languageOf(value)).toBe(stored ?? 'en')
})
