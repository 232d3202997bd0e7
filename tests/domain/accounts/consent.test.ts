import { expect, test } from 'vitest'
import { ageOn, consentState, isMinor, leavesMinority, type ConsentFacts } from '../../../domain/accounts/consent.ts'
import { dateInIndia } from '../../../domain/india.ts'

const noon = Date.UTC(2026, 10, 21, 6, 30)

const facts = (parts: Partial<ConsentFacts> = {}): ConsentFacts => ({
  birthDate: null,
  declaredMinor: false,
  guardianAskedAt: null,
  guardianConsentAt: null,
  ...parts,
})

test.each([
  ['2026-11-20T18:29:59.999Z', '2026-11-20'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
])('changes the date in India at 18:30 UTC (%s) (ACC-10)', (instant, date) => {
  expect(dateInIndia(Date.parse(instant))).toBe(date)
})

test.each([
  ['the day before the birthday', '2008-11-22', 17],
  ['on the birthday', '2008-11-21', 18],
  ['the day after', '2008-11-20', 18],
  ['born on 29 February, on 28 February', '2008-02-29', 17, '2026-02-28'],
  ['born on 29 February, on 1 March', '2008-02-29', 18, '2026-03-01'],
])('counts age in whole years: %s (ACC-10)', (_when, birthDate, age, today = '2026-11-21') => {
  expect(ageOn(birthDate, today)).toBe(age)
})

test('treats a student as a minor until the 18th birthday, and prefers the birth date to the word at registration (ACC-10)', () => {
  expect(isMinor(facts({ birthDate: '2008-11-22' }), noon)).toBe(true)
  expect(isMinor(facts({ birthDate: '2008-11-21' }), noon)).toBe(false)
  expect(isMinor(facts({ declaredMinor: true }), noon)).toBe(true)
  expect(isMinor(facts({ declaredMinor: true, birthDate: '2000-01-01' }), noon)).toBe(false)
  expect(isMinor(facts(), noon)).toBe(false)
})

test.each([
  ['an adult', facts({ birthDate: '2000-01-01' }), 'not_needed'],
  ['nobody has said anything', facts(), 'not_needed'],
  ['a minor', facts({ declaredMinor: true }), 'needed'],
  ['a minor whose guardian was asked', facts({ declaredMinor: true, guardianAskedAt: 1 }), 'asked'],
  ['a minor with consent', facts({ declaredMinor: true, guardianAskedAt: 1, guardianConsentAt: 2 }), 'given'],
] as const)("tells the state of a guardian's consent (%s) (ACC-10)", (_who, who, state) => {
  expect(consentState(who, noon)).toBe(state)
})

test.each([
  ['an adult date of who said to be under 18', { declaredMinor: true }, '2000-01-01', true],
  ['a first date of a minor', { declaredMinor: true }, '2010-06-15', false],
  ['no date of who said to be under 18', { declaredMinor: true }, null, false],
  ['an adult date of a minor by date', { birthDate: '2010-06-15' }, '2000-01-01', true],
  ['an earlier date that is an adult a day from now', { birthDate: '2010-06-15' }, '2008-11-22', true],
  ['a later date', { birthDate: '2010-06-15' }, '2011-06-15', false],
  ['the same date', { birthDate: '2010-06-15' }, '2010-06-15', false],
  ['no date any more', { birthDate: '2010-06-15' }, null, true],
  ["an adult's other date", { birthDate: '2000-01-01' }, '1999-01-01', false],
  ['who has grown up', { birthDate: '2008-11-21', declaredMinor: true }, null, false],
] as const)('tells whether an edit ends minority: %s (ACC-13)', (_what, before, birthDate, expected) => {
  expect(leavesMinority(facts(before), birthDate, noon)).toBe(expected)
})
