import { describe, expect, test } from 'vitest'
import { textDiff } from '../../../domain/content/text-diff.ts'

/** Both texts put together again from the pieces. */
const sidesOf = (pieces: ReturnType<typeof textDiff>) =>
  (['before', 'after'] as const).map((side) =>
    pieces
      .filter((piece) => piece.side === 'both' || piece.side === side)
      .map(({ text }) => text)
      .join(''),
  )

describe('difference of two texts by words (OFC-25)', () => {
  test('changes whole Hindi words and never splits conjuncts or matras', () => {
    expect(textDiff('अंतिम तिथि 5 जून है।', 'अंतिम तारीख़ 7 जून है।')).toEqual([
      { text: 'अंतिम ', side: 'both' },
      { text: 'तिथि 5', side: 'before' },
      { text: 'तारीख़ 7', side: 'after' },
      { text: ' जून है।', side: 'both' },
    ])
    expect(textDiff('क्षेत्र', 'क्षेत्रों').filter(({ side }) => side === 'both')).toEqual([])
  })

  test('compares a formula as one word', () => {
    expect(textDiff('Area $a^2 + b$ here', 'Area $a^2 + c$ here')).toEqual([
      { text: 'Area ', side: 'both' },
      { text: '$a^2 + b$', side: 'before' },
      { text: '$a^2 + c$', side: 'after' },
      { text: ' here', side: 'both' },
    ])
  })

  test('holds both texts whole, and compares long rewritten texts by lines in a bounded time', () => {
    const text = (word: string) => Array.from({ length: 4_000 }, (_, index) => `${word}${index} ${index}\n`).join('')
    const [before, after] = [`${text('a')}same line\n`, `${text('b')}same line\n`]
    const begun = performance.now()
    const pieces = textDiff(before, after)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(sidesOf(pieces)).toEqual([before, after])
    expect(sidesOf(textDiff('', 'new words'))).toEqual(['', 'new words'])
  })
})

test('bounds the time of many texts together (OFC-25)', () => {
  const text = (step: number) => Array.from({ length: 1_200 }, (_, index) => (index * step) % 97).join(' ')
  const start = performance.now()
  for (let index = 0; index < 100; index += 1) textDiff(text(3 + index), text(5 + index), 100)
  expect(performance.now() - start).toBeLessThan(8_000)
  expect(sidesOf(textDiff(text(3), text(5), 100))).toEqual([text(3), text(5)])
})
