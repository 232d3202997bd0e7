import type { ResultQuestion, Verdict } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { answerStrips, contentStrips } from './answers.ts'
import { cross, hairline, ring, tick } from '../../files/pdf/drawing.ts'
import { gap, heightOf, keptWithNext, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { contentWidth, heading, ink, small } from '../../files/pdf/look.ts'
import type { PrintedPassage, PrintSetting } from './printed.ts'
import { say } from './words.ts'

const shapes: Record<Verdict, { draw: typeof tick; colour: string }> = {
  correct: { draw: tick, colour: ink.success },
  partial: { draw: tick, colour: ink.warning },
  wrong: { draw: cross, colour: ink.danger },
  skipped: { draw: ring, colour: ink.muted },
}

/** Number, verdict in shape and words, and marks. */
const headStrips = ({ sheet, language }: PrintSetting, question: ResultQuestion, number: number): Strip[] => {
  const { verdict, units, maxUnits } = question
  const { draw, colour } = shapes[verdict]
  const earned = say(language, 'marks', {
    marks: formatMarks(units),
    max: formatMarks(maxUnits),
  })
  const [name] = plainLines(sheet, say(language, 'question', { number }), contentWidth / 2, heading)
  const [verdictLine] = plainLines(
    sheet,
    say(language, verdict),
    contentWidth / 2,
    { ...heading, size: 10.5, colour },
    'right',
  )
  return [
    {
      height: heading.size * 1.7,
      draw(x, y) {
        draw(sheet.doc, x, y + 4, 11, colour)
        name?.draw(x + 18, y)
        verdictLine?.draw(x + contentWidth / 2, y + 2)
      },
    },
    ...plainLines(sheet, earned, contentWidth, small),
    gap(4),
  ]
}

/** Reason why a question was scored otherwise than by its key. */
const remarkStrips = (
  { sheet, language }: PrintSetting,
  { outcome, remark, verdict, units }: ResultQuestion,
): Strip[] =>
  [outcome !== 'normal' && outcome, verdict === 'skipped' && units < 0 && ('blankCost' as const), remark].flatMap(
    (word) => (!word ? [] : plainLines(sheet, say(language, word), contentWidth, { ...small, bold: true })),
  )

const rule = ({ sheet }: PrintSetting): Strip => ({
  height: 14,
  draw: (x, y) => hairline(sheet.doc, x, y + 7, contentWidth),
})

const label = ({ sheet }: PrintSetting, text: string): Strip[] =>
  keptWithNext(plainLines(sheet, text, contentWidth, { ...small, colour: ink.primary, bold: true }))

/** A question from its number to its solution. */
export const questionStrips = (setting: PrintSetting, question: ResultQuestion, number: number): Strip[] => [
  ...keptWithNext([rule(setting), ...headStrips(setting, question, number)]),
  // A short stem stays on the page of its first option.
  ...keptWhereShort(contentStrips(setting, question.stem, contentWidth)),
  gap(6),
  ...answerStrips(setting, question),
  ...remarkStrips(setting, question),
  gap(6),
  ...label(setting, say(setting.language, 'solution')),
  ...contentStrips({ ...setting, contentLanguage: setting.language }, question.solution, contentWidth),
  gap(6),
]

/** Maximum height of a text that is kept whole; a higher one may break across pages. */
const shortText = 120

const keptWhereShort = (strips: Strip[]): Strip[] => (heightOf(strips) < shortText ? keptWithNext(strips) : strips)

/** Numbers of the questions that share a passage. */
export type PassageRange = { from: number; to: number }

export const passageStrips = (
  setting: PrintSetting,
  { title, content }: PrintedPassage,
  { from, to }: PassageRange,
): Strip[] => {
  const { language } = setting
  const range = from === to ? say(language, 'forQuestion', { from }) : say(language, 'forQuestions', { from, to })
  return [
    ...keptWithNext([rule(setting)]),
    ...label(setting, range),
    ...keptWithNext(contentStrips(setting, title, contentWidth, { ...heading, size: 11.5 })),
    gap(3),
    ...contentStrips(setting, content, contentWidth),
    gap(6),
  ]
}
