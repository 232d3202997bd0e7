import { expect, test } from 'vitest'
import {
  FactInput,
  factPhaseOn,
  factStateOn,
  hasNewAnswer,
  hasNewValue,
} from '../../../domain/current-affairs/facts.ts'

const complete = {
  kind: 'figure',
  subject: { en: 'Repo rate', hi: 'रेपो दर' },
  statement: { en: '5.50 %', hi: '5.50 %' },
  topicId: null,
  exams: [],
  validFrom: '2025-06-06',
  validTo: '2025-12-04',
  source: 'Reserve Bank',
  sourceUrl: 'https://www.rbi.org.in/',
  sourceDate: '2025-06-06',
}

test.each([
  ['2025-06-05', 'upcoming', 'upcoming'],
  ['2025-06-06', 'valid', 'valid'],
  ['2025-11-03', 'valid', 'valid'],
  ['2025-11-04', 'valid', 'expiring'],
  ['2025-12-04', 'valid', 'expiring'],
  ['2025-12-05', 'expired', 'expired'],
])('both ends are valid days: on %s it is %s, shown as %s (AFF-26)', (day, phase, state) => {
  expect(factPhaseOn(complete, day)).toBe(phase)
  expect(factStateOn(complete, day)).toBe(state)
})

test.each([
  ['without Hindi', { statement: { en: '5.50 %', hi: ' ' } }, 'statement.hi'],
  ['without a source', { source: '' }, 'source'],
  ['with an end before its beginning', { validTo: '2025-06-05' }, 'validTo'],
  ['with a day that does not exist', { validFrom: '2025-02-30' }, 'validFrom'],
  ['with an address that is no web page', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
  ['with a further field', { validity: 'long' }, ''],
])('a fact %s is refused (AFF-25)', (_name, own, path) => {
  const { error } = FactInput.safeParse({ ...complete, ...own })
  expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
})

test('another end is a new value, another statement a new answer (LRN-70, LRN-73)', () => {
  const { statement, validFrom, validTo } = FactInput.parse(complete)
  const value = { statement, validFrom, validTo }
  const ended = { ...value, validTo: '2025-11-30' }
  expect([hasNewValue(value, ended), hasNewAnswer(value, ended)]).toEqual([true, false])
  const other = { ...value, statement: { en: '5.25 %', hi: '5.25 %' } }
  expect([hasNewValue(value, other), hasNewAnswer(value, other)]).toEqual([true, true])
  expect(hasNewValue(value, { ...value })).toBe(false)
})
