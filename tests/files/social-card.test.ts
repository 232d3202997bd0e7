import { beforeAll, describe, expect, test } from 'vitest'
import { readFonts } from '../../scripts/material-files.ts'
import { fittedLines } from '../../worker/files/picture/lines.ts'
import { polylinesOf } from '../../worker/files/picture/path.ts'
import { makeTypesetter, type Typesetter } from '../../worker/files/picture/text.ts'
import type { Fonts } from '../../worker/files/pdf/fonts.ts'
import { drawCard, type Card } from '../../worker/seo/social/card.ts'
import { readPng } from '../support/png.ts'

let fonts: Fonts
let setter: Typesetter

beforeAll(async () => {
  fonts = readFonts()
  setter = makeTypesetter(fonts)
})

const subjects = [
  'aptitude',
  'biology',
  'chemistry',
  'computer',
  'economy',
  'english',
  'general',
  'geography',
  'history',
  'maths',
  'physics',
  'polity',
  'reasoning',
  'science',
  'no subject of ours',
]

const label = { en: 'Study material', hi: 'अध्ययन सामग्री' }
const drawing = { of: 'subject', name: 'maths' } as const
const card = (en: string, hi = '', figure: Card['figure'] = null): Card => ({
  title: { en, hi },
  label,
  drawing,
  figure,
})
const drawn = async (...of: Parameters<typeof card>) => readPng(await drawCard(fonts, card(...of)))

describe('the social image of an item (FIL-20, FIL-21, FIL-23)', () => {
  test('is 1200 by 630: on paper the title in both languages and the kind, beside it the drawing in the hue of its subject', async () => {
    const picture = await drawn('Percentages, profit and interest', 'प्रतिशत, लाभ और ब्याज')
    expect([picture.width, picture.height]).toEqual([1200, 630])
    expect(picture.colourAt(700, 20)).toEqual([0xfb, 0xfa, 0xf6])
    // The hue of maths: the band, the ground of the drawing and its shapes.
    expect(picture.colourAt(5, 300)).toEqual([0x2b, 0x5e, 0x9d])
    expect(picture.colourAt(1190, 20)).toEqual([0xdf, 0xed, 0xfe])
    expect(picture.darkIn(800, 100, 1200, 530)).toBeGreaterThan(10_000)
    expect(picture.colourAt(110, 597)).toEqual([0xd9, 0x8a, 0x00])
    expect(picture.darkIn(72, 150, 760, 520)).toBeGreaterThan(8_000)
    expect(picture.darkIn(72, 540, 440, 585)).toBeGreaterThan(800)
  })

  test('has a figure in its lower part', async () => {
    const [without, withOne] = [
      await drawn('Clerks', ''),
      await drawn('Clerks', '', { en: '1,200 posts', hi: '1,200 पद' }),
    ]
    expect(without.darkIn(72, 450, 760, 520)).toBe(0)
    expect(withOne.darkIn(72, 450, 760, 520)).toBeGreaterThan(2_000)
  })

  test.each(subjects)('draws the pattern of %s', async (name) => {
    const picture = readPng(await drawCard(fonts, { ...card('One'), drawing: { of: 'subject', name } }))
    expect(picture.darkIn(800, 60, 1200, 570)).toBeGreaterThan(5_000)
    expect(picture.darkIn(764, 0, 796, 630)).toBe(0)
  })

  test.each(['ssc', 'upsc', 'railways', 'none of these'])('draws the emblem of %s', async (name) => {
    const picture = readPng(await drawCard(fonts, { ...card('One'), drawing: { of: 'exam', name } }))
    expect(picture.darkIn(850, 160, 1150, 470)).toBeGreaterThan(2_000)
  })

  test('differs by title, and is equal for equal items', async () => {
    const bytes = async (en: string) => Buffer.from(await drawCard(fonts, card(en)))
    expect((await bytes('One')).equals(await bytes('One'))).toBe(true)
    expect((await bytes('One')).equals(await bytes('Two'))).toBe(false)
  })

  test('has no Hindi line where there is no Hindi title', async () => {
    const picture = await drawn('Only English', '')
    expect(picture.darkIn(72, 385, 764, 530)).toBe(0)
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
  ])('keeps %s within its margins', async (_what, en, hi) => {
    const picture = await drawn(en, hi, { en: '1,200 posts', hi: '1,200 पद' })
    expect(picture.darkIn(764, 0, 796, 630)).toBe(0)
    expect(picture.darkIn(72, 124, 764, 144)).toBe(0)
  })
})

describe('drawings of the client in pictures (FIL-20)', () => {
  test('draws lines, curves and arcs where a path has them', () => {
    const [line] = polylinesOf('M1 1 3 1v2h-2z')
    expect(line).toEqual({ points: [1, 1, 3, 1, 3, 3, 1, 3], isClosed: true })
    const [arc] = polylinesOf('M0 0a1 1 0 0 1 2 0')
    expect(arc?.points.at(-2)).toBeCloseTo(2)
    expect(Math.min(...(arc?.points ?? []))).toBeCloseTo(-1)
    expect(polylinesOf('M0 0q1 2 2 0M5 5l1 1').map(({ points }) => points.slice(-2))).toEqual([
      [2, 0],
      [6, 6],
    ])
    expect(() => polylinesOf('M0 0t1 1')).toThrow(RangeError)
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
