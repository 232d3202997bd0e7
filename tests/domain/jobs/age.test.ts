import { describe, expect, test } from 'vitest'
import { addYears, ageFit, ageOn, birthRange } from '../../../domain/jobs/age.ts'

describe('age on a date (JOB-15)', () => {
  test.each([
    ['on the birthday', '2000-08-01', '2026-08-01', [26, 0, 0]],
    ['a day before it', '2000-08-01', '2026-07-31', [25, 11, 30]],
    ['a day after it', '2000-08-01', '2026-08-02', [26, 0, 1]],
    ['on the day of birth', '2026-08-01', '2026-08-01', [0, 0, 0]],
    ['born on 29 February, on 28 February of a common year', '2008-02-29', '2026-02-28', [17, 11, 30]],
    ['born on 29 February, on 1 March of a common year', '2008-02-29', '2026-03-01', [18, 0, 0]],
    ['born on 29 February, on 29 February', '2008-02-29', '2028-02-29', [20, 0, 0]],
    ['born on 28 February, on 29 February', '2008-02-28', '2028-02-29', [20, 0, 1]],
    ['born on the 31st, after a month that has none', '2000-01-31', '2026-03-01', [26, 1, 0]],
    ['over the turn of a year', '2000-12-15', '2026-01-10', [25, 0, 26]],
  ] as const)('is counted in completed years, months and days: %s', (_when, born, asOn, [years, months, days]) => {
    expect(ageOn(born, asOn)).toEqual({ years, months, days })
  })

  test('is missing before birth', () => {
    expect(ageOn('2026-08-02', '2026-08-01')).toBeNull()
  })

  test('counts back from 29 February to the 28th in a common year', () => {
    expect([addYears('2028-02-29', -18), addYears('2028-02-29', -4)]).toEqual(['2010-02-28', '2024-02-29'])
  })
})

describe('age limits as notifications state them (JOB-16, JOB-17)', () => {
  const limit = { min: 18, max: 27, asOn: '2026-08-01' }

  test('18 to 27 as on 1 August 2026 admits births from 2 August 1999 to 1 August 2008', () => {
    expect(birthRange(limit, 0)).toEqual({ from: '1999-08-02', to: '2008-08-01' })
  })

  test('a relaxation moves the upper limit only', () => {
    expect(birthRange(limit, 3)).toEqual({ from: '1996-08-02', to: '2008-08-01' })
  })

  test.each([
    ['2008-08-01', 0, 'fits'],
    ['2008-08-02', 0, 'too_young'],
    ['1999-08-02', 0, 'fits'],
    ['1999-08-01', 0, 'too_old'],
    ['1999-08-01', 3, 'fits'],
    ['1996-08-01', 3, 'too_old'],
  ] as const)('born %s with %i years of relaxation: %s', (born, years, fit) => {
    expect(ageFit(born, limit, years)).toBe(fit)
  })

  test.each([
    ['2008-02-29', '2026-02-28', 'too_young'],
    ['2008-02-29', '2026-03-01', 'fits'],
    ['2010-02-28', '2028-02-29', 'fits'],
    ['2010-03-01', '2028-02-29', 'too_young'],
  ] as const)('born %s, 18 years as on %s: %s', (born, asOn, fit) => {
    expect(ageFit(born, { min: 18, max: null, asOn }, 0)).toBe(fit)
  })

  test('limits agree with ages on every day of eight years', () => {
    const asOn = '2026-02-28'
    for (let born = Date.parse('2004-01-01'); born < Date.parse('2012-01-01'); born += 86_400_000) {
      const day = new Date(born).toISOString().slice(0, 10)
      const years = ageOn(day, asOn)?.years ?? -1
      const fit = ageFit(day, { min: 18, max: 21, asOn }, 0)
      expect({ day, fit }).toEqual({ day, fit: years < 18 ? 'too_young' : years >= 21 ? 'too_old' : 'fits' })
    }
  })
})
