import { describe, expect, test } from 'vitest'
import { ChallengeBody, RulingBody } from '../../../domain/challenges/contract.ts'
import { sameForm } from '../../../domain/challenges/proposal.ts'
import { addressOf, isSource } from '../../../domain/challenges/source.ts'
import { challengesUntil } from '../../../domain/challenges/window.ts'

const body = {
  claim: 'other',
  key: { kind: 'mcq', optionIds: ['b'] },
  reason: 'The definition in the textbook is another one.',
  source: '',
}
const accepts = (parts: object) => ChallengeBody.safeParse({ ...body, ...parts }).success

describe('a challenge (RES-74, RES-75)', () => {
  test('needs a reason of a bounded length, and a key unless the question should not count', () => {
    expect(accepts({})).toBe(true)
    expect(accepts({ reason: 'wrong' })).toBe(false)
    expect(accepts({ reason: 'x'.repeat(20_000) })).toBe(false)
    expect(accepts({ key: undefined })).toBe(false)
    expect(accepts({ claim: 'drop' })).toBe(false)
    expect(accepts({ claim: 'drop', key: undefined })).toBe(true)
    expect(accepts({ score: 2 })).toBe(false)
  })

  test.each([
    ['NCERT, class 10, page 31', true, null],
    ['https://ncert.nic.in/textbook.php', true, 'https://ncert.nic.in/textbook.php'],
    ['see https://ncert.nic.in', true, null],
    ['http://ncert.nic.in', false, null],
    ['javascript:alert(1)', false, null],
    ['data:text/html,<script>', false, null],
    ['https://ncert.nic.in@evil.example/', false, null],
    ['https://', false, null],
  ])('takes %s as a source: %s', (source, isTaken, address) => {
    expect(isSource(source)).toBe(isTaken)
    expect(accepts({ source })).toBe(isTaken)
    expect(addressOf(source)).toBe(address)
  })

  test('may be sent for days after the release, or after a later hand-in', () => {
    const day = 86_400_000
    expect(challengesUntil(1_000, 500, 7)).toBe(1_000 + 7 * day)
    expect(challengesUntil(null, 500, 7)).toBe(500 + 7 * day)
    expect(challengesUntil(1_000, 2_000, 1)).toBe(2_000 + day)
  })

  test('counts the same proposal once, whatever the order of its key', () => {
    const proposal = (optionIds: string[]) => sameForm({ claim: 'other', key: { kind: 'msq', optionIds } })
    expect(JSON.stringify(proposal(['c', 'a']))).toBe(JSON.stringify(proposal(['a', 'c'])))
  })
})

test('a ruling needs its reason in both languages (RES-77)', () => {
  const ruling = { ruling: 'rejected', revision: 1, reason: { en: 'The key is right.', hi: 'कुंजी सही है, बदलाव नहीं।' } }
  expect(RulingBody.safeParse(ruling).success).toBe(true)
  expect(RulingBody.safeParse({ ...ruling, reason: { en: ruling.reason.en, hi: '' } }).success).toBe(false)
})
