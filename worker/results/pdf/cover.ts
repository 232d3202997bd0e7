import type { ScoreTotals } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { cross, hairline, ring, tick } from '../../files/pdf/drawing.ts'
import { beside, gap, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, contentWidth, heading, ink, small, title } from '../../files/pdf/look.ts'
import type { TextSpan } from '../../files/pdf/markdown.ts'
import type { PrintedResult, PrintSetting } from './printed.ts'
import { tableStrips } from '../../files/pdf/tables.ts'
import { instantText, spanText } from './times.ts'
import { say, textsIn, titleIn, type PdfLabel } from './words.ts'

const text = (value: string, bold = false): TextSpan[] => [{ kind: 'text', text: value, bold, oblique: false }]

const attemptedOf = ({ correct, partial, wrong }: ScoreTotals): number => correct + partial + wrong

const accuracyOf = (totals: ScoreTotals): string => {
  const attempted = attemptedOf(totals)
  return attempted === 0 ? '–' : `${Math.round((100 * totals.correct) / attempted)}%`
}

const rankOf = ({ language }: PrintSetting, { standing, validity, qualifying }: PrintedResult['result']): string => {
  if (standing) return say(language, 'rankOf', { rank: standing.rank, of: standing.of })
  return say(language, validity === 'disqualified' ? 'disqualified' : qualifying ? 'qualifying' : 'practice')
}

/** Note on the number of synthetic results in a rank. */
const rankNote = ({ language }: PrintSetting, { standing }: PrintedResult['result']): string | null =>
  standing && standing.synthetic > 0 ? say(language, 'demoData', { count: standing.synthetic }) : null

/** Figures with their names above, three in a row. */
const factStrips = (setting: PrintSetting, result: PrintedResult['result']): Strip[] => {
  const { sheet, language } = setting
  const { totals, standing } = result
  const facts: [PdfLabel, string, note?: string | null][] = [
    ['score', `${formatMarks(totals.units)} / ${formatMarks(totals.maxUnits)}`],
    ['rank', rankOf(setting, result), rankNote(setting, result)],
    ['percentile', standing?.percentile?.toFixed(7) ?? '–'],
    ['accuracy', accuracyOf(totals)],
    ['attempted', `${attemptedOf(totals)} / ${attemptedOf(totals) + totals.skipped}`],
    ['time', spanText(totals.ms)],
  ]
  const third = contentWidth / 3
  const cells = facts.map(([word, value, note]) => [
    ...plainLines(sheet, say(language, word), third - 12, small),
    ...plainLines(sheet, value, third - 12, { ...heading, size: 14 }),
    ...(note ? plainLines(sheet, note, third - 12, small) : []),
    gap(8),
  ])
  return [0, 3].map((from) => beside(cells.slice(from, from + 3), [0, third, 2 * third]))
}

type Column = { head: PdfLabel; of: (totals: ScoreTotals) => string }

const columnsOf = ({ totals: { partial } }: PrintedResult['result']): Column[] => [
  { head: 'score', of: ({ units, maxUnits }) => `${formatMarks(units)} / ${formatMarks(maxUnits)}` },
  { head: 'correct', of: ({ correct }) => String(correct) },
  ...(partial > 0 ? [{ head: 'partial' as const, of: (totals: ScoreTotals) => String(totals.partial) }] : []),
  { head: 'wrong', of: ({ wrong }) => String(wrong) },
  { head: 'skipped', of: ({ skipped }) => String(skipped) },
  { head: 'accuracy', of: accuracyOf },
  { head: 'time', of: ({ ms }) => spanText(ms) },
]

/** Table of sections; an optional section that was not taken says so. */
const sectionTable = (setting: PrintSetting, result: PrintedResult['result']): Strip[] => {
  const { sheet, language } = setting
  const columns = columnsOf(result)
  const row = (name: string, totals: ScoreTotals, bold: boolean): TextSpan[][] => {
    const taken = attemptedOf(totals) + totals.skipped > 0
    const values = taken ? columns.map(({ of }) => of(totals)) : [say(language, 'notTaken')]
    return [name, ...values, ...columns.slice(values.length).map(() => '–')].map((value) => text(value, bold))
  }
  return tableStrips(
    sheet,
    {
      align: ['left', ...columns.map(() => 'right' as const)],
      rows: [
        [say(language, 'section'), ...columns.map(({ head }) => say(language, head))].map((head) => text(head, true)),
        ...result.sections.map((section) => row(titleIn(language, section.title), section.totals, false)),
        row(say(language, 'total'), result.totals, true),
      ],
    },
    contentWidth,
    { ...body, size: 9 },
  )
}

/** One line for each cut-off: scope, category, minimum and whether it was cleared. */
const cutOffStrips = ({ sheet, language }: PrintSetting, { cutOffs, sections }: PrintedResult['result']): Strip[] => {
  if (cutOffs.length === 0) return []
  const lines = cutOffs.map(({ scope, category, percent, needUnits, passed }) => {
    const section = scope === 'total' ? null : sections.find(({ id }) => id === scope.sectionId)
    const of = section ? titleIn(language, section.title) : say(language, 'wholePaper')
    const state = say(language, passed ? 'cleared' : 'notCleared')
    return `${of}: ${category.toUpperCase()} ${percent}% = ${formatMarks(needUnits)} (${state})`
  })
  return [
    gap(12),
    ...plainLines(sheet, say(language, 'cutOffs'), contentWidth, heading),
    ...lines.flatMap((line) => plainLines(sheet, line, contentWidth, body)),
  ]
}

/** Legend of the shapes beside questions and options. */
const legend = ({ sheet, language }: PrintSetting, { totals: { partial } }: PrintedResult['result']): Strip[] => {
  const shapes = [
    { draw: tick, colour: ink.success, word: 'correct' },
    ...(partial > 0 ? [{ draw: tick, colour: ink.warning, word: 'partial' } as const] : []),
    { draw: cross, colour: ink.danger, word: 'wrong' },
    { draw: ring, colour: ink.muted, word: 'skipped' },
  ] as const
  const share = contentWidth / shapes.length
  const columns = shapes.map(({ draw, colour, word }) =>
    plainLines(sheet, say(language, word), share - 20, body).map((line, index) => ({
      height: line.height,
      draw(x: number, y: number) {
        if (index === 0) draw(sheet.doc, x, y + 3, 9, colour)
        line.draw(x + 15, y)
      },
    })),
  )
  return [
    ...plainLines(sheet, say(language, 'shapes'), contentWidth, small),
    beside(
      columns,
      shapes.map((_, index) => index * share),
    ),
  ]
}

/** First page: student, score and sections. */
export const coverStrips = (
  setting: PrintSetting,
  { student, result }: Pick<PrintedResult, 'student' | 'result'>,
): Strip[] => {
  const { sheet, language } = setting
  const line = (word: PdfLabel, value: string) =>
    plainLines(sheet, `${say(language, word)}: ${value}`, contentWidth, body)
  const rule: Strip = { height: 14, draw: (x, y) => hairline(sheet.doc, x, y + 7, contentWidth) }
  return [
    ...plainLines(sheet, 'Taiyari', contentWidth, { ...heading, colour: ink.primary }),
    gap(10),
    ...plainLines(sheet, say(language, 'title'), contentWidth, small),
    ...textsIn(language, result.test.title).flatMap((name) => plainLines(sheet, name, contentWidth, title)),
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
    ...cutOffStrips(setting, result),
    gap(16),
    ...legend(setting, result),
  ]
}
