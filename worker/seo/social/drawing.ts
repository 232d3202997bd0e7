import covers from '../../../client/faces/covers.svg?raw'
import emblems from '../../../client/faces/emblems.svg?raw'
import seals from '../../../client/faces/seal.svg?raw'
import { faceIn, type Face } from '../../files/faces.ts'
import { fill, type Canvas } from '../../files/picture/canvas.ts'
import { drawFace } from '../../files/picture/face.ts'
import { rectangle, roundedRectangle } from '../../files/picture/shapes.ts'
import { colours, hueOf, type Hue } from './colours.ts'

/** The drawing of a card: the pattern of a subject, the emblem of an exam, or the seal. */
export type CardDrawing = { of: 'subject' | 'exam'; name: string } | { of: 'seal' }

/** Left edge of the drawing, pixels. */
export const panelLeft = 796

const known = (file: string, name: string, other: string): Face => {
  try {
    return faceIn(file, name)
  } catch {
    return faceIn(file, other)
  }
}

export const hueOfDrawing = (drawing: CardDrawing): Hue => hueOf(drawing.of === 'seal' ? '' : drawing.name)

/** Draws the panel over the right of a card; what leaves it to the left is covered with paper. */
export const drawPanel = (canvas: Canvas, drawing: CardDrawing): void => {
  const { strong, soft } = hueOfDrawing(drawing)
  const [width, height] = [canvas.width - panelLeft, canvas.height]
  const middle = panelLeft + width / 2
  const centred = (size: number, high = size) => ({ x: middle - size / 2, y: (height - high) / 2, width: size })
  const palette = { ink: colours.ink, surface: colours.surface, subject: strong, primary: colours.primary }
  fill(canvas, rectangle(panelLeft, 0, width, height), soft)
  if (drawing.of === 'subject')
    drawFace(canvas, known(covers, drawing.name, 'paper'), centred(372), { main: strong, other: colours.surface })
  if (drawing.of === 'exam') {
    fill(canvas, roundedRectangle(middle - 152, height / 2 - 152, 304, 304, 40), colours.paper)
    drawFace(canvas, known(emblems, drawing.name, 'exam'), centred(296), palette)
  }
  if (drawing.of === 'seal')
    drawFace(canvas, faceIn(seals, 'seal'), centred(290, 374), {
      ...palette,
      accent: colours.accent,
      'primary-soft': colours.pageInShade,
    })
  fill(canvas, rectangle(0, 0, panelLeft, height), colours.paper)
  fill(canvas, rectangle(0, 0, 18, height), strong)
}
