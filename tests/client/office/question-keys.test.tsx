import { describe, expect, test } from 'vitest'
import { KeyControl } from '../../../client/features/questions/admin/keys/key-control.tsx'
import { listItems, optionItems, type KeyItems } from '../../../client/features/questions/admin/keys/key-props.ts'
import { useKeyWords } from '../../../client/features/questions/admin/keys/use-key-words.ts'
import { QuestionKey } from '../../../domain/questions/contract.ts'
import { postedKey } from '../../../domain/questions/kinds/key-form.ts'
import { postedFrom } from '../../support/posted-form.ts'
import { html } from '../support.tsx'

const items: KeyItems = {
  options: optionItems(['a', 'b', 'c', 'd'], (index) => `Option ${index}`),
  rows: listItems(['p', 'q']),
  columns: listItems(['1', '2', '3']),
  multiple: false,
}

const pageOf = (key: QuestionKey, shown: KeyItems = items): string =>
  html(<KeyControl name="key" kind={key.kind} items={shown} value={key} onChange={() => {}} />)

const keys: [name: string, key: QuestionKey, words: string][] = [
  ['one option', { kind: 'mcq', optionIds: ['b'] }, 'B'],
  ['several options', { kind: 'msq', optionIds: ['a', 'd'] }, 'A, D'],
  ['an assertion', { kind: 'assertion_reason', optionIds: ['c'] }, 'C'],
  ['a true statement', { kind: 'true_false', value: true }, 'True'],
  ['a false statement', { kind: 'true_false', value: false }, 'False'],
  ['a number', { kind: 'nat', min: '-2.5', max: '-2.5' }, '-2.5'],
  ['a rounded range', { kind: 'nat', min: '1', max: '2', rounding: { decimals: 0, rule: 'truncate' } }, '1 to 2'],
  ['typed words', { kind: 'short', accepted: ['delhi', 'दिल्ली'], caseSensitive: true }, 'delhi · दिल्ली'],
  ['two lists', { kind: 'matrix', rows: { p: ['2'], q: ['1'] } }, 'P–2; Q–1'],
]

describe('the control of a key (OFC-38)', () => {
  test.each(keys)('of %s posts the same key without script', (_name, key) => {
    expect(QuestionKey.parse(postedKey(key.kind, 'key', postedFrom(pageOf(key))))).toEqual(key)
  })

  test('of two lists takes several columns for a row where the question does', () => {
    const key: QuestionKey = { kind: 'matrix', rows: { p: ['1', '3'], q: ['2'] } }
    const page = pageOf(key, { ...items, multiple: true })
    expect(QuestionKey.parse(postedKey('matrix', 'key', postedFrom(page)))).toEqual(key)
  })

  test.each(['mcq', 'msq', 'true_false', 'nat', 'short', 'assertion_reason'] as const)(
    'of %s without a choice is no key',
    (kind) => {
      const page = html(<KeyControl name="key" kind={kind} items={items} value={{ kind }} onChange={() => {}} />)
      expect(QuestionKey.safeParse(postedKey(kind, 'key', postedFrom(page))).success).toBe(false)
    },
  )

  test.each(keys)('names %s in words', (_name, key, words) => {
    const Words = () => useKeyWords()(key, ['a', 'b', 'c', 'd'])
    expect(html(<Words />)).toBe(words)
  })
})
