import { expect, test } from 'vitest'
import { shortCues } from '../../../domain/videos/short-cues.ts'

const cue = (en: string, hi = '') => [{ startMs: 1_000, endMs: 5_000, text: { en, hi } }]

test('captions of two lines stay as they are (VID-13)', () => {
  expect(shortCues(cue('Half of eighty is forty.', 'अस्सी का आधा चालीस है।'), 'hi')).toEqual(
    cue('Half of eighty is forty.', 'अस्सी का आधा चालीस है।'),
  )
})

test('longer captions become parts that fit, one after the other in the same time (VID-13)', () => {
  const text = 'A price rises by a quarter and falls by a quarter, and it is not what it was before: it is lower.'
  const parts = shortCues(cue(text), 'en')
  expect(parts.map((part) => part.text.en).join(' ')).toBe(text)
  for (const part of parts) expect(part.text.en.length).toBeLessThanOrEqual(56)
  expect([parts[0]?.startMs, parts.at(-1)?.endMs]).toEqual([1_000, 5_000])
  for (const [index, part] of parts.entries()) expect(part.startMs).toBe(parts[index - 1]?.endMs ?? 1_000)
})

test('English stands in parts too where Hindi is missing, and a word without a space stays whole (VID-13)', () => {
  const word = 'क'.repeat(80)
  expect(shortCues(cue('words '.repeat(20)), 'hi').every(({ text }) => text.hi.length <= 56)).toBe(true)
  expect(shortCues(cue('x', word), 'hi').map(({ text }) => text.hi)).toEqual([word])
})
