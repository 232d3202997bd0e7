import type { Language } from '../../../domain/language.ts'
import { markdownStrips } from './blocks.ts'
import { hairline } from './drawing.ts'
import type { Figures } from './figures.ts'
import { gap, keptWithNext, type Strip } from './flow.ts'
import type { Fonts } from './fonts.ts'
import { plainLines } from './lines.ts'
import { body, contentWidth, heading, ink, small, title as titleStyle, type Style } from './look.ts'
import { finish, makeSheet, type PdfSheet } from './sheet.ts'
import { tagged } from './tags.ts'

/** Larger than in other documents: a phone shows the whole width of the page. */
const reading = { ...body, size: 14 }

/** A text for a document of its own, in one language. */
export type Article = {
  title: string
  /** Line over the title: kind and subject. */
  label: string
  summary: string
  /** Markdown with maths; a heading of depth 2 begins a part. */
  text: string
  /** Heading of the table of contents. */
  contents: string
  /** Latin letters only. */
  footer: string
  language: Language
  fonts: Fonts
  figures: Figures
}

/** The text before the first part, and the parts with their titles. */
const partsOf = (text: string): { title: string; text: string }[] =>
  text.split(/^## /m).map((part, index) => {
    if (index === 0) return { title: '', text: part }
    const [title = '', ...lines] = part.split('\n')
    return { title: title.trim(), text: lines.join('\n') }
  })

const headStrips = (sheet: PdfSheet, { title, label, summary, contents }: Article, parts: string[]): Strip[] => {
  const line = (text: string, style: Style = reading) => plainLines(sheet, text, contentWidth, style)
  return [
    ...line('Taiyari', { ...heading, size: 15, colour: ink.primary }),
    gap(8),
    ...line(label, { ...small, size: 12 }),
    ...tagged(sheet.tags, 'H1', line(title, { ...titleStyle, size: 25 })),
    gap(4),
    ...line(summary, { ...reading, colour: ink.muted }),
    gap(10),
    ...keptWithNext(line(contents, { ...heading, size: 14 })),
    ...parts.flatMap((part, index) => line(`${index + 1}. ${part}`)),
    { height: 18, draw: (x, y) => hairline(sheet.doc, x, y + 9, contentWidth) },
  ]
}

const partStrips = (
  sheet: PdfSheet,
  figures: Figures,
  { title, text }: { title: string; text: string },
  number: number,
): Strip[] => [
  gap(number > 1 ? 14 : 6),
  ...keptWithNext(
    tagged(
      sheet.tags,
      'H2',
      plainLines(sheet, `${number}. ${title}`, contentWidth, { ...heading, size: 15, colour: ink.primary }),
    ),
  ),
  // Drawn with the title, so that the bookmark points to its page.
  { height: 4, draw: () => sheet.bookmark(title), keepWithNext: true },
  ...markdownStrips(sheet, figures, text, contentWidth, reading),
]

type Extent = {
  /** Number of pages to set, from the first. */
  maxPages: number
  /** Number of pages of the whole document. */
  of: number
}

/** An article as a PDF with bookmarks, its number of pages, and the number of parts that end on them. */
export const makeArticle = async (
  article: Article,
  extent?: Extent,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number; parts: number }> => {
  const { fonts, figures, title, language, text, footer } = article
  const sheet = makeSheet({ fonts, title, language, ...(extent && { maxPages: extent.maxPages }) })
  const [before, ...parts] = partsOf(text)
  sheet.place(
    headStrips(
      sheet,
      article,
      parts.map((part) => part.title),
    ),
  )
  if (before?.text.trim()) sheet.place(markdownStrips(sheet, figures, before.text, contentWidth, reading))
  let ended = 0
  // Drawn where a part ends, unless that is beyond the pages of a preview.
  const end: Strip = { height: 0, draw: () => void (ended += 1) }
  parts.forEach((part, index) => sheet.place([...partStrips(sheet, figures, part, index + 1), end]))
  const { count: pages } = sheet.doc.bufferedPageRange()
  return { bytes: await finish(sheet, footer, extent && { of: extent.of }), pages, parts: ended }
}
