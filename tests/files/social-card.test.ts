import { beforeAll, describe, expect, test } from 'vitest'
import { readFonts } from '../../scripts/material-files.ts'
import { fittedLines } from '../../worker/files/picture/lines.ts'
import { makeTypesetter, type Typesetter } from '../../worker/files/picture/text.ts'
import type { Fonts } from '../../worker/files/pdf/fonts.ts'
import { drawCard } from '../../worker/seo/social/card.ts'
import { readPng } from '../support/png.ts'

let fonts: Fonts
let setter: Typesetter

beforeAll(async () => {
  fonts = readFonts()
  setter = makeTypesetter(fonts)
})

const label = { en: 'Study material', hi: 'अध्ययन सामग्री' }
const drawn = async (en: string, hi: string) => readPng(await drawCard(fonts, { title: { en, hi }, label }))

describe('the social image of an item (FIL-20, FIL-21, FIL-23)', () => {
  test('is 1200 by 630 on paper, with the title in both languages, the kind of the item and the marigold line', async () => {
    const card = await drawn('Percentages, profit and interest', 'प्रतिशत, लाभ और ब्याज')
    expect([card.width, card.height]).toEqual([1200, 630])
    expect(card.colourAt(700, 20)).toEqual([0xfb, 0xfa, 0xf6])
    expect(card.colourAt(5, 300)).toEqual([0x0b, 0x5f, 0x66])
    expect(card.colourAt(1050, 556)).toEqual([0xd9, 0x8a, 0x00])
    expect(card.darkIn(92, 260, 930, 335)).toBeGreaterThan(8_000)
    expect(card.darkIn(92, 350, 430, 410)).toBeGreaterThan(1_500)
    expect(card.darkIn(92, 540, 460, 580)).toBeGreaterThan(1_000)
    expect(card.darkIn(1130, 0, 1200, 630)).toBe(0)
  })

  test('differs by title, and is equal for equal items', async () => {
    const bytes = async (en: string) => Buffer.from(await drawCard(fonts, { title: { en, hi: '' }, label }))
    expect((await bytes('One')).equals(await bytes('One'))).toBe(true)
    expect((await bytes('One')).equals(await bytes('Two'))).toBe(false)
  })

  test('has no Hindi line where there is no Hindi title', async () => {
    const card = await drawn('Only English', '')
    expect(card.darkIn(92, 370, 1108, 500)).toBe(0)
  })

  test.each([
    [
      'a very long title',
      'Recruitment of junior engineers and assistants in all zones of the country '.repeat(4),
      'भर्ती '.repeat(80),
    ],
    ['one word without end', 'x'.repeat(300), 'क'.repeat(300)],
    ['signs that no face has', 'Emoji 🎓 and 漢字 → end', 'हिन्दी 🎓'],
    ['markup', '<b>&amp;</b> "quoted"', '<क>'],
  ])('keeps %s within its margins and its palette', async (_what, en, hi) => {
    const card = await drawn(en, hi)
    expect(card.colours).toBeLessThanOrEqual(256)
    expect(card.darkIn(1112, 0, 1200, 630)).toBe(0)
    expect(card.darkIn(92, 140, 1108, 160)).toBe(0)
    expect(card.darkIn(92, 505, 1108, 535)).toBe(0)
  })
})

describe('text of a picture is shaped correctly (FIL-21, FIL-22)', () => {
  const setting = { size: 40, bold: false }

  test('draws a conjunct as one shape, narrower than its letters side by side', () => {
    expect(setter.widthOf('क्ष', setting)).toBeLessThan(setter.widthOf('क', setting) + setter.widthOf('ष', setting))
    expect(setter.widthOf('त्र', setting)).toBeLessThan(setter.widthOf('त', setting) + setter.widthOf('र', setting))
  })

  test('puts the vowel sign i before its consonant', () => {
    // The leftmost point: the stem of the sign is to the left of the letter's own outline.
    const left = (text: string) =>
      Math.min(
        ...setter.outlineOf(text, 0, 0, setting).flatMap((contour) => contour.filter((_, index) => index % 2 === 0)),
      )
    const width = setter.widthOf('कि', setting)
    expect(width).toBeGreaterThan(setter.widthOf('क', setting) + 5)
    expect(left('कि')).toBeLessThan(width / 4)
  })

  test('draws composed and decomposed letters alike', () => {
    const outline = (text: string) => setter.outlineOf(text, 0, 100, setting)
    expect(outline('ड\u093c')).toEqual(outline('\u095c'))
    expect(outline('e\u0301')).toEqual(outline('é'))
  })

  test('fills lines word by word in the largest size that fits, and shortens at the smallest', () => {
    const width = 300
    const set = (text: string) => fittedLines(setter, text, { sizes: [40, 30], bold: true, width, maxLines: 2 })
    expect(set('Short').setting.size).toBe(40)
    expect(set('A title of some more words here than that').setting.size).toBe(30)
    const long = set('Many words '.repeat(20))
    expect(long.lines).toHaveLength(2)
    expect(long.lines[1]).toMatch(/…$/)
    for (const line of long.lines) expect(setter.widthOf(line, long.setting)).toBeLessThanOrEqual(width)
  })
})
