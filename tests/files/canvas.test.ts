import { describe, expect, test } from 'vitest'
import { fill, makeCanvas, type GlyphOutline } from '../../worker/files/picture/canvas.ts'
import { rectangle, roundedRectangle, stroke } from '../../worker/files/picture/shapes.ts'

const white = 0xffffff
const black = 0x000000

/** Area in pixels that a black outline covers on a white canvas. */
const coverOf = (outline: GlyphOutline, side = 40): number => {
  const canvas = makeCanvas(side, side, white)
  fill(canvas, outline, black)
  return canvas.pixels.reduce((sum, colour) => sum + (255 - (colour & 255)) / 255, 0)
}

describe('outlines are filled by the part of each pixel that they cover (FIL-24)', () => {
  test('fills whole pixels, and parts of them at the edges', () => {
    const canvas = makeCanvas(4, 4, white)
    fill(canvas, rectangle(1, 1, 1.5, 2), black)
    const grey = [...canvas.pixels].map((colour) => Math.round((255 - (colour & 255)) / 25.5) / 10)
    expect(grey.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(grey.slice(4, 8)).toEqual([0, 1, 0.5, 0])
    expect(grey.slice(8, 12)).toEqual([0, 1, 0.5, 0])
    expect(grey.slice(12)).toEqual([0, 0, 0, 0])
  })

  test.each<[string, GlyphOutline, number]>([
    ['a triangle', [[5, 5, 35, 5, 5, 35]], 450],
    ['a triangle the other way round', [[5, 5, 5, 35, 35, 5]], 450],
    ['a slanted bar over many cells', [[1, 20, 39, 22, 39, 23, 1, 21]], 38],
    ['a rounded square', roundedRectangle(5, 5, 30, 30, 9), 900 - (4 - Math.PI) * 81],
    ['a stroke with round ends', stroke(10, 10, 30, 30, 4), 4 * Math.hypot(20, 20) + Math.PI * 4],
    ['a hole, where the inner line turns back', [...rectangle(5, 5, 30, 30), [10, 10, 10, 20, 20, 20, 20, 10]], 800],
    ['two that overlap, once', [...rectangle(5, 5, 20, 20), ...rectangle(15, 15, 20, 20)], 700],
  ])('covers the area of %s', (_what, outline, area) => {
    expect(Math.abs(coverOf(outline) - area)).toBeLessThan(area * 0.01 + 1)
  })

  test('cuts off what lies outside and begins the next picture clean', () => {
    expect(coverOf(rectangle(-10, -10, 20, 20), 20)).toBe(100)
    expect(coverOf(rectangle(15, 15, 20, 20), 20)).toBeGreaterThan(15)
    expect(coverOf(rectangle(5, 5, 2, 2), 20)).toBe(4)
  })
})
