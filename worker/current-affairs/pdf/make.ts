import type { AffairContent, AffairSummary } from '../../../domain/current-affairs/contract.ts'
import type { Language } from '../../../domain/language.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { figuresOf, fontsOf } from '../../files/pdf/assets.ts'
import { markdownStrips, picturesIn } from '../../files/pdf/blocks.ts'
import { dayText, monthText } from '../../../domain/date-text.ts'
import { hairline } from '../../files/pdf/drawing.ts'
import type { Figures } from '../../files/pdf/figures.ts'
import { beside, gap, hanging, keptWithNext, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, contentWidth, heading, ink, small, title } from '../../files/pdf/look.ts'
import { finish, makeSheet, type PdfSheet } from '../../files/pdf/sheet.ts'
import { words } from './words.ts'
import { groupByTerm, type Term } from '../../../domain/vocabulary/terms.ts'

export type DigestItem = AffairSummary & { content: AffairContent }

type Digest = { month: string; language: Language; items: readonly DigestItem[]; categories: readonly Term[] }
type Group = { term: Term; items: DigestItem[] }
type Context = { sheet: PdfSheet; figures: Figures; language: Language; groups: Group[] }

/** Falls back to English where Hindi is missing. */
const pick = ({ language }: Pick<Context, 'language'>, text: Bilingual): string => text[language] || text.en

const rule = (sheet: PdfSheet): Strip => ({ height: 16, draw: (x, y) => hairline(sheet.doc, x, y + 8, contentWidth) })

const label = (sheet: PdfSheet, text: string): Strip[] =>
  keptWithNext(plainLines(sheet, text, contentWidth, { ...small, colour: ink.primary, bold: true }))

/** Table of contents: titles by category. */
const contentsStrips = (context: Context): Strip[] => {
  const { sheet, language, groups } = context
  const number = 26
  return [
    ...keptWithNext(plainLines(sheet, words.contents[language], contentWidth, heading)),
    gap(4),
    ...groups.flatMap((group) => [
      ...label(sheet, pick(context, group.term.title)),
      ...group.items.map((item) =>
        beside(
          [
            plainLines(sheet, String(Number(item.date.slice(8))), number, small),
            plainLines(sheet, pick(context, item.title), contentWidth - number, body),
          ],
          [0, number],
        ),
      ),
      gap(6),
    ]),
  ]
}

const coverStrips = (context: Context, { month, items }: Digest): Strip[] => {
  const { sheet, language } = context
  const count = words.count[language].replace('{{count}}', String(items.length))
  return [
    ...plainLines(sheet, 'Taiyari', contentWidth, { ...heading, colour: ink.primary }),
    gap(10),
    ...plainLines(sheet, words.title[language], contentWidth, small),
    ...plainLines(sheet, monthText(month, language), contentWidth, title),
    ...plainLines(sheet, count, contentWidth, body),
    ...(items.some(({ isSample }) => isSample)
      ? [gap(6), ...plainLines(sheet, words.samples[language], contentWidth, { ...small, colour: ink.warning })]
      : []),
    rule(sheet),
    ...contentsStrips(context),
  ]
}

const headStrips = (context: Context, { title: name }: Term): Strip[] =>
  keptWithNext([
    ...plainLines(context.sheet, pick(context, name), contentWidth, { ...title, colour: ink.primary }),
    gap(6),
  ])

const dot = 14

const factStrips = ({ sheet, language }: Context, { facts }: AffairContent): Strip[] => {
  const [mark] = plainLines(sheet, '•', dot, body)
  return facts.flatMap((fact) =>
    hanging(plainLines(sheet, fact[language] || fact.en, contentWidth - dot, body), mark, dot),
  )
}

const itemStrips = (context: Context, item: DigestItem): Strip[] => {
  const { sheet, figures, language } = context
  const { content, date, eventDate, isSample } = item
  const dates = [
    dayText(date, language),
    eventDate && words.event[language].replace('{{date}}', dayText(eventDate, language)),
    isSample && words.sample[language],
  ].filter(Boolean)
  return [
    ...keptWithNext(plainLines(sheet, pick(context, item.title), contentWidth, heading)),
    ...keptWithNext(plainLines(sheet, dates.join(' · '), contentWidth, small)),
    gap(4),
    ...markdownStrips(sheet, figures, pick(context, content.body), contentWidth, body),
    gap(6),
    ...label(sheet, words.facts[language]),
    ...factStrips(context, content),
    gap(6),
    ...label(sheet, words.matters[language]),
    ...plainLines(sheet, pick(context, content.matters), contentWidth, body),
    gap(4),
    ...plainLines(
      sheet,
      `${words.sources[language]}: ${content.sources.map((source) => pick(context, source)).join('; ')}`,
      contentWidth,
      small,
    ),
    rule(sheet),
  ]
}

/** Renders the digest of a month in one language. Yields between items, since typesetting blocks the event loop. */
export const renderDigest = async (
  assets: Fetcher,
  digest: Digest,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> => {
  const { month, language, items, categories } = digest
  const pictures = items.flatMap(({ content }) => picturesIn(content.body[language] || content.body.en))
  const [fonts, figures] = await Promise.all([fontsOf(assets), figuresOf(assets, pictures)])
  const name = `${words.title[language]}: ${monthText(month, language)}`
  const sheet = makeSheet({ fonts, title: name, language })
  const groups = groupByTerm(items, categories, ({ category }) => category)
  const context: Context = { sheet, figures, language, groups }
  sheet.place(coverStrips(context, digest))
  sheet.newPage()
  for (const { term, items: ofTerm } of groups) {
    sheet.bookmark(pick(context, term.title))
    for (const [index, item] of ofTerm.entries()) {
      await scheduler.wait(0)
      sheet.place([...(index === 0 ? headStrips(context, term) : []), ...itemStrips(context, item)])
    }
  }
  const { count } = sheet.doc.bufferedPageRange()
  return { bytes: await finish(sheet, `Taiyari · ${month}`), pages: count }
}
