import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync('client/app.css', 'utf8')

/** Custom properties of the first block that begins with a selector. */
const themeOf = (selector: string): Map<string | undefined, string | undefined> => {
  const start = css.indexOf(`${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map([...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]))
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** Relative luminance. Source: WCAG 2.2. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a share of one colour into another, as a veil on a cover does. */
const mixed = (under: string, over: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [a = 0, b = 0] = [under, over].map((hex) => parseInt(hex.slice(at, at + 2), 16))
      return Math.round(a * (1 - share) + b * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

const hues = ['teal', 'blue', 'violet', 'rose', 'rust', 'green']

describe.each([
  ['light', ':root,\n.light', 0],
  ['dark', '\n.dark', 0.55],
] as const)('hues of the %s theme (SHL-83)', (_name, selector, veil) => {
  const theme = themeOf(selector)
  const colour = (name: string): string => theme.get(name) ?? themeOf(':root,\n.light').get(name) ?? ''

  test.each(hues)('%s reads as text and stands out as a band', (hue) => {
    for (const ground of ['paper', 'surface', `${hue}-soft`]) {
      expect(contrast(colour(hue), colour(ground)), ground).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colour('ink'), colour(`${hue}-soft`))).toBeGreaterThanOrEqual(7)
  })

  test.each(hues)('%s carries the drawing of a cover', (hue) => {
    const ground = mixed(colour(hue), colour('paper'), veil)
    expect(contrast(colour('on-cover'), ground)).toBeGreaterThanOrEqual(3)
  })

  test('are of one lightness', () => {
    const all = hues.map((hue) => luminance(colour(hue)))
    expect((Math.max(...all) + 0.05) / (Math.min(...all) + 0.05)).toBeLessThan(1.25)
  })
})

test('the hue of every subject and exam is set once (SHL-83)', () => {
  const named = [...css.matchAll(/\[data-(?:subject|exam)='([a-z-]+)'\]/g)].map(([, name]) => name)
  expect(new Set(named).size).toBe(named.length)
})
