import { describe, expect, test } from 'vitest'
import { comparedText } from '../../../../domain/questions/similarity/compared-text.ts'
import { shinglesOf } from '../../../../domain/questions/similarity/shingles.ts'
import {
  bilingualSimilarity,
  compareTexts,
  containment,
  prepareText,
  similarity,
  twinSimilarity,
} from '../../../../domain/questions/similarity/similarity.ts'
import { seedQuestions } from '../../../../drizzle/seed/questions/index.ts'

const train = 'A train 250 m long crosses a platform in 25 seconds. What is the length of the platform?'

describe('similarity of two stems (OFC-37)', () => {
  test.each([
    ['itself', train],
    [
      'other spelling and punctuation',
      'a Train 250 m long, crosses a platform in 25 seconds; what is the length of the platform',
    ],
    ['markup', '**A train** 250 m long crosses a platform in 25 seconds.\nWhat is the *length* of the platform?'],
  ])('is whole for %s', (_what, other) => {
    expect(similarity(train, other)).toBeCloseTo(1)
  })

  test('is that of twins for other numbers, and low for another question on the subject', () => {
    const variant = similarity(train, train.replace('250', '300').replace('25 ', '40 '))
    expect(variant).toBeGreaterThan(twinSimilarity)
    expect(variant).toBeLessThan(1)
    expect(
      similarity(train, 'A train crosses a man who walks at 6 km/h in 9 seconds. What is its speed?'),
    ).toBeLessThan(0.4)
  })

  test('counts numbers where they are the question', () => {
    expect(similarity('Simplify: $24 \\div 3 + 7$', 'Simplify: $36 - 18 \\times 2$')).toBeLessThan(twinSimilarity)
    expect(similarity('Simplify: $\\dfrac{1}{2} + 3$', 'Simplify: $\\frac{1}{2} + 3$')).toBeCloseTo(1)
  })

  test('folds the spellings of Hindi', () => {
    expect(similarity('भारत के प्रधानमंत्री कौन थे? १९४७', 'भारत के प्रधानमन्त्री कौन थे? 1947')).toBeCloseTo(1)
    expect(similarity('सड़क पर गाड़ी की चाल', 'सडक पर गाडी की चाल')).toBeCloseTo(1)
  })

  test('finds a translation by the language that both have', () => {
    const hindi = 'एक रेलगाड़ी 250 मीटर लंबे प्लेटफ़ॉर्म को पार करती है।'
    expect(bilingualSimilarity({ en: train, hi: hindi }, { en: '', hi: hindi })).toBeCloseTo(1)
    expect(bilingualSimilarity({ en: train, hi: '' }, { en: '', hi: hindi })).toBe(0)
  })

  test('counts words of every stem little', () => {
    const [one, other] = ['Which of the following is a metal?', 'Which of the following is a river?']
    expect(similarity(one, other)).toBeLessThan(0.6)
  })

  test('knows a half-typed stem by what contains it', () => {
    const typed = prepareText('A train 250 m long crosses a plat')
    expect(containment(typed, prepareText(train))).toBeGreaterThan(0.8)
    expect(containment(typed, prepareText('A bus crosses a bridge.'))).toBeLessThan(0.3)
    expect(containment(prepareText(''), prepareText(train))).toBe(0)
  })
})

test('options in another order make no other question, other options do (OFC-37)', () => {
  const options = (...texts: string[]) => texts.map((en, index) => ({ id: 'abcd'[index], content: { en, hi: '' } }))
  const metal = { stem: { en: 'Which of the following is a metal?', hi: '' } }
  const one = comparedText({ ...metal, options: options('Liquid mercury', 'Sulphur', 'Pure carbon', 'Iodine') })
  const shuffled = comparedText({ ...metal, options: options('Iodine', 'Pure carbon', 'Sulphur', 'Liquid mercury') })
  const changed = comparedText({ ...metal, options: options('Copper', 'Bromine', 'Silicon', 'Argon') })
  expect(bilingualSimilarity(one, shuffled)).toBeCloseTo(1)
  expect(bilingualSimilarity(one, changed)).toBeLessThan(twinSimilarity / 2)
})

test('no two seeded questions are twins (OFC-37)', () => {
  const prepared = seedQuestions.map((question) => {
    const { en, hi } = comparedText(question)
    return { code: question.code, en: prepareText(en), hi: prepareText(hi) }
  })
  const twins = prepared.flatMap((one, index) =>
    prepared
      .slice(index + 1)
      .filter((other) => Math.max(compareTexts(one.en, other.en), compareTexts(one.hi, other.hi)) >= twinSimilarity)
      .map((other) => `${one.code} ${other.code}`),
  )
  expect(twins).toEqual([])
})

test('texts of any length and kind are compared in a bounded time (OFC-37)', () => {
  expect(comparedText({ stem: 'text', options: [null, { content: 7 }], statements: [] })).toEqual({ en: '', hi: '' })
  const begun = performance.now()
  for (const part of ['a ', '1,', '](', '\\', 'न ', 'https://a.in ', '\n\n']) shinglesOf(part.repeat(100_000))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
