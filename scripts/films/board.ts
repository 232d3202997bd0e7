import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeedBoard, SeedScene } from '../../drizzle/seed/videos/shapes.ts'
import { renderRichText } from '../../worker/questions/rich-text.ts'
import { fontFolder } from '../fonts/folders.ts'
import { root } from '../root.ts'

/** Pixels of a frame. */
export const frame = { width: 960, height: 540 }

const face = (family: string, file: string, weight = 400): string =>
  `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(join(fontFolder, file)).toString('base64')}) }`

const faces = [
  ...[400, 600].flatMap((weight) => [
    face('Latin', `mukta-latin-${weight}.woff2`, weight),
    face('Devanagari', `mukta-devanagari-${weight}.woff2`, weight),
  ]),
  face('Maths', 'maths.woff2'),
].join('\n')

const style = `
  ${faces}
  * { box-sizing: border-box; margin: 0 }
  body { width: ${frame.width}px; height: ${frame.height}px; background: #fbfaf6; color: #1c2230;
    font: 400 28px/1.4 Latin, Devanagari, sans-serif; padding: 28px 48px; display: flex; flex-direction: column }
  header { font-weight: 600; font-size: 30px; border-bottom: 3px solid #0b5d64; padding-bottom: 8px }
  i.hi { font-style: normal; color: #0b5d64 }
  main { flex: 1; display: flex; flex-direction: column; justify-content: center; gap: 16px; overflow: hidden }
  section { border-left: 6px solid transparent; padding-left: 18px }
  section.new { border-color: #b36a00 }
  section :is(p, ul, ol, table) + :is(p, ul, ol, table) { margin-top: 8px }
  ul, ol { padding-left: 32px }
  h3 { font-size: 36px; line-height: 1.25 }
  table { border-collapse: collapse; font-size: 24px }
  th, td { border: 1px solid #c9c4b4; padding: 4px 14px; text-align: left }
  th { background: #eef3f1 }
  img { display: block; max-width: 100%; max-height: 300px; margin: 0 auto }
  math { font-family: Maths, math; font-size: 1.1em }
  strong { color: #8a5000 }
  footer { font-size: 15px; color: #6b6b66; text-align: right }
`

/** The words of both languages, the Hindi ones in the second colour; the same words once. */
const bothWords = (text: string): string =>
  text.replace(/«([^¦»]*)¦([^»]*)»/g, (_, en: string, hi: string) => (en === hi ? en : `${en} ‹${hi}›`))

const coloured = (html: string): string => html.replace(/‹([^›]*)›/g, '<i class="hi">$1</i>')

const figures = (html: string): string =>
  html.replace(/src="\/figures\/([a-z0-9-]+\.svg)"/g, (_, name: string) => {
    const bytes = readFileSync(join(root, 'public/figures', name))
    return `src="data:image/svg+xml;base64,${bytes.toString('base64')}"`
  })

const section = async ({ from, text }: SeedBoard, line: number): Promise<string> =>
  `<section${from === line ? ' class="new"' : ''}>${figures(coloured(await renderRichText(bothWords(text))))}</section>`

/** Boards that stand on the line of a scene. */
export const boardsAt = ({ boards = [] }: SeedScene, line: number): SeedBoard[] =>
  boards.filter(({ from, to = Infinity }) => from <= line && line < to)

/** Page of a frame: the title of the chapter above the boards of a line. */
export const framePage = async (scene: SeedScene, line: number): Promise<string> => {
  const { en, hi } = scene.title
  const sections = await Promise.all(boardsAt(scene, line).map((board) => section(board, line)))
  return `<!doctype html><style>${style}</style><header>${en} <i class="hi">${hi}</i></header>
    <main>${sections.join('')}</main><footer>Taiyari</footer>`
}
