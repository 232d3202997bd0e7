import type { ScoreTotals } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { cross, hairline, ring, tick } from './drawing.ts'
import { beside, gap, type Strip } from './flow.ts'
import { plainLines } from './lines.ts'
import { body, contentWidth, heading, ink, small, title } from './look.ts'
import type { Span } from './markdown.ts'
import type { Printed, Setting } from './printed.ts'
import { tableStrips } from './tables.ts'
import { instantText, spanText } from './times.ts'
import { say, shownIn, titleIn, type Word } from './words.ts'

const text = (value: string, bold = false): Span[] => [{ kind: 'text', text: value, bold, oblique: false }]

const attemptedOf = ({ correct, partial, wrong }: ScoreTotals): number => correct + partial + wrong

const accuracyOf = (totals: ScoreTotals): string => {
  const attempted = attemptedOf(totals)
  return attempted === 0 ? '–' : `${Math.round((100 * totals.correct) / attempted)}%`
}

const rankOf = ({ language }: Setting, { standing, validity }: Printed['result']): string => {
  if (validity === 'disqualified') return say(language, 'disqualified')
  return standing ? say(language, 'rankOf', { rank: standing.rank, of: standing.of }) : say(language, 'practice')
}

/** Names over figures, three in a row. */
const factStrips = (setting: Setting, result: Printed['result']): Strip[] => {
  const { sheet, language } = setting
  const { totals, standing } = result
  const facts: [Word, string][] = [
    ['score', `${formatMarks(totals.units)} / ${formatMarks(totals.maxUnits)}`],
    ['rank', rankOf(setting, result)],
    ['percentile', standing?.percentile?.toFixed(7) ?? '–'],
    ['accuracy', accuracyOf(totals)],
    ['attempted', `${attemptedOf(totals)} / ${attemptedOf(totals) + totals.skipped}`],
    ['time', spanText(totals.ms)],
  ]
  const third = contentWidth / 3
  const cells = facts.map(([word, value]) => [
    ...plainLines(sheet, say(language, word), third - 12, small),
    ...plainLines(sheet, value, third - 12, { ...heading, size: 14 }),
    gap(8),
  ])
  return [0, 3].map((from) => beside(cells.slice(from, from + 3), [0, third, 2 * third]))
}

const sectionTable = ({ sheet, language }: Setting, { sections, totals }: Printed['result']): Strip[] => {
  const row = (name: string, of: ScoreTotals, bold: boolean): Span[][] =>
    [
      name,
      `${formatMarks(of.units)} / ${formatMarks(of.maxUnits)}`,
      String(of.correct + of.partial),
      String(of.wrong),
      String(of.skipped),
      accuracyOf(of),
      spanText(of.ms),
    ].map((value) => text(value, bold))
  const heads: Word[] = ['section', 'score', 'correct', 'wrong', 'skipped', 'accuracy', 'time']
  return tableStrips(
    sheet,
    {
      align: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
      rows: [
        heads.map((word) => text(say(language, word), true)),
        ...sections.map((section) => row(titleIn(language, section.title), section.totals, false)),
        row(say(language, 'total'), totals, true),
      ],
    },
    contentWidth,
    { ...body, size: 9 },
  )
}

/** The shapes beside questions and options, in words. */
const legend = ({ sheet, language }: Setting): Strip[] => {
  const shapes = [
    [tick, ink.success, 'correct'],
    [cross, ink.danger, 'wrong'],
    [ring, ink.muted, 'skipped'],
  ] as const
  const quarter = contentWidth / 3
  const columns = shapes.map(([draw, colour, word]) =>
    plainLines(sheet, say(language, word), quarter - 20, body).map((line, index) => ({
      height: line.height,
      draw(x: number, y: number) {
        if (index === 0) draw(sheet.doc, x, y + 3, 9, colour)
        line.draw(x + 15, y)
      },
    })),
  )
  return [
    ...plainLines(sheet, say(language, 'shapes'), contentWidth, small),
    beside(columns, [0, quarter, 2 * quarter]),
  ]
}

/** The first page: whose result it is, what was reached, and by section. */
export const coverStrips = (setting: Setting, { student, result }: Pick<Printed, 'student' | 'result'>): Strip[] => {
  const { sheet, language } = setting
  const line = (word: Word, value: string) => plainLines(sheet, `${say(language, word)}: ${value}`, contentWidth, body)
  const rule: Strip = { height: 14, draw: (x, y) => hairline(sheet.doc, x, y + 7, contentWidth) }
  return [
    ...plainLines(sheet, 'Taiyari', contentWidth, { ...heading, colour: ink.primary }),
    gap(10),
    ...plainLines(sheet, say(language, 'title'), contentWidth, small),
    ...shownIn(language, result.test.title).flatMap((name) => plainLines(sheet, name, contentWidth, title)),
    gap(8),
    ...line('student', student),
    ...line('submitted', instantText(result.submittedAt)),
    ...line('receipt', result.receipt),
    rule,
    ...factStrips(setting, result),
    ...(result.standing
      ? plainLines(sheet, say(language, 'asOf', { date: instantText(result.serverNow) }), contentWidth, small)
      : []),
    rule,
    ...plainLines(sheet, say(language, 'bySection'), contentWidth, heading),
    gap(4),
    ...sectionTable(setting, result),
    gap(16),
    ...legend(setting),
  ]
}
