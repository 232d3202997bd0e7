import { fill, type Canvas, type Contour, type GlyphOutline } from '../../files/picture/canvas.ts'
import { curveTo, roundedRectangle, stroke } from '../../files/picture/shapes.ts'
import { colours } from './colours.ts'

/** View-box side of public/logo.svg. */
const side = 40

const leftPage = (): Contour => {
  const page: Contour = [9, 12.5]
  curveTo(page, 15.1, 10.15, 20, 13.5)
  page.push(20, 30.5)
  curveTo(page, 15.1, 27.15, 9, 29.5)
  return page
}

const rightPage = (): Contour => {
  const page: Contour = [31, 20, 31, 29.5]
  curveTo(page, 24.9, 27.15, 20, 30.5)
  page.push(20, 25.5)
  return page
}

/** Draws the logo of public/logo.svg. */
export const drawLogo = (canvas: Canvas, x: number, y: number, size: number): void => {
  const scale = size / side
  const placed = (outline: GlyphOutline): GlyphOutline =>
    outline.map((contour) => contour.map((value, index) => (index % 2 === 0 ? x : y) + value * scale))
  fill(canvas, placed(roundedRectangle(2, 2, 36, 36, 9)), colours.primary)
  fill(canvas, placed([leftPage()]), colours.page)
  fill(canvas, placed([rightPage()]), colours.pageInShade)
  fill(canvas, placed([...stroke(15, 18.5, 20.5, 24.5, 4), ...stroke(20.5, 24.5, 32, 9.5, 4)]), colours.accent)
}
