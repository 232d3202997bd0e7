import { chosenOf, letterOf, notAttemptedId, rowsOf, typedOf } from '../../../domain/questions/kinds/entered.ts'
import {
  acceptedBy,
  keyedOf,
  keyedRowsOf,
  match,
  partsOf,
  type Part,
} from '../../../domain/questions/kinds/presentation.ts'
import type { ResultQuestion } from '../../../domain/results/contract.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { markdownStrips, translationStrips } from '../../files/pdf/blocks.ts'
import { cross, tick } from '../../files/pdf/drawing.ts'
import { gap, hanging, heightOf, indented, keptWithNext, together, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, contentWidth, ink, small, type Style } from '../../files/pdf/look.ts'
import type { PrintSetting } from './printed.ts'
import { say, textsIn, words } from './words.ts'

/** A text in the languages of the question, one below the other. */
export const contentStrips = (
  { sheet, figures, contentLanguage }: PrintSetting,
  content: Bilingual,
  width: number,
  style: Style = body,
): Strip[] => {
  const [original = '', translation] = textsIn(contentLanguage, content)
  return [
    ...markdownStrips(sheet, figures, original, width, style),
    ...(translation === undefined
      ? []
      : [gap(4), ...translationStrips(sheet, figures, { original, markdown: translation }, width, style)]),
  ]
}

/** A short text (option, entry of a list) on one line where both languages fit. */
const shortStrips = (setting: PrintSetting, content: Bilingual, width: number): Strip[] => {
  const { sheet, figures, contentLanguage } = setting
  const texts = textsIn(contentLanguage, content)
  if (texts.length < 2 || texts.some((text) => text.includes('\n'))) return contentStrips(setting, content, width)
  const line = markdownStrips(sheet, figures, texts.join(' · '), width, body)
  return line.length === 1 ? line : contentStrips(setting, content, width)
}

const gutter = 36
const lettersLeft = 20
const padding = 5

type Shown = { letter: string; content: Bilingual; right: boolean; chosen: boolean; reason?: Bilingual | undefined }

/** Text below an option, beside its shape. */
const remarkOf = ({ language }: PrintSetting, { right, chosen }: Shown): string =>
  [right && say(language, 'rightAnswer'), chosen && say(language, 'yourAnswer')].filter(Boolean).join(', ')

/** An option with its letter and text, and a shape and words where it is right or chosen. */
const optionStrip = (setting: PrintSetting, option: Shown): Strip => {
  const { sheet } = setting
  const { doc } = sheet
  const { letter, right, chosen } = option
  const width = contentWidth - gutter - padding
  const colour = right ? ink.success : ink.danger
  const remark = remarkOf(setting, option)
  const strips = [
    ...shortStrips(setting, option.content, width),
    ...(remark ? plainLines(sheet, remark, width, { ...small, colour, bold: true }) : []),
    ...(option.reason ? [gap(2), ...reasonStrips(setting, option.reason, width)] : []),
  ]
  const [name] = plainLines(sheet, letter, gutter, { ...body, bold: true })
  const height = heightOf(strips) + padding
  const content = together(hanging(strips, name, gutter - lettersLeft))
  const shapeTop = (y: number) => y + padding / 2 + (content.ascent ?? 0) - 9
  return {
    height: height + 3,
    draw(x, y) {
      if (right || chosen) doc.roundedRect(x, y, contentWidth, height, 5).fill(right ? ink.successSoft : ink.dangerSoft)
      if (right) tick(doc, x + 5, shapeTop(y), 10, colour)
      else if (chosen) cross(doc, x + 5, shapeTop(y), 10, colour)
      content.draw(x + lettersLeft, y + padding / 2)
    },
  }
}

/** Why an option is right or wrong, in the languages of the solution. */
const reasonStrips = (setting: PrintSetting, reason: Bilingual, width: number): Strip[] =>
  contentStrips({ ...setting, contentLanguage: setting.language }, reason, width, small)

type PartOf<Form extends Part['form']> = Extract<Part, { form: Form }>

const optionStrips = (setting: PrintSetting, question: ResultQuestion, part: PartOf<'options'>): Strip[] => {
  const { answer, key, alternatives, marks, reasons } = question
  const right = [key, ...alternatives].flatMap(keyedOf)
  const chosen = chosenOf(answer)
  const options = part.options.map(({ id, content }, index) => ({
    letter: letterOf(index),
    content,
    right: right.includes(id),
    chosen: chosen.includes(id),
    reason: reasons[id],
  }))
  const notAttempted =
    marks.blank === undefined
      ? []
      : [
          {
            letter: letterOf(options.length),
            content: words.notAttempted,
            right: false,
            chosen: chosen.includes(notAttemptedId),
          },
        ]
  return [...options, ...notAttempted].map((option) => optionStrip(setting, option))
}

/** A line with a shape in front. */
const shapedLine = ({ sheet }: PrintSetting, text: string, good: boolean | null): Strip[] => {
  const colour = good === null ? ink.text : good ? ink.success : ink.danger
  const [first, ...rest] = indented(plainLines(sheet, text, contentWidth - 16, { ...body, colour, bold: true }), 16)
  if (!first || good === null) return [...(first ? [first] : []), ...rest]
  return [
    {
      ...first,
      draw(x, y) {
        ;(good ? tick : cross)(sheet.doc, x, y + (first.ascent ?? 0) - 9, 10, colour)
        first.draw(x, y)
      },
    },
    ...rest,
  ]
}

/** Typed answer and accepted answers. */
const typedStrips = (setting: PrintSetting, { answer, key, alternatives, verdict }: ResultQuestion): Strip[] => {
  const { language } = setting
  const right = [key, ...alternatives].flatMap((each) =>
    match(acceptedBy(each), {
      options: () => [],
      rows: () => [],
      range: ({ min, max }) => [min === max ? min : say(language, 'range', { min, max })],
      texts: ({ texts }) => [texts.join(' / ')],
    }),
  )
  const mine = typedOf(answer)
  return [
    ...shapedLine(setting, `${say(language, 'rightAnswer')}: ${right.join(' / ')}`, true),
    ...shapedLine(
      setting,
      `${say(language, 'yourAnswer')}: ${mine ?? say(language, 'noAnswer')}`,
      mine === null ? null : verdict === 'correct',
    ),
  ]
}

const listStrips = (setting: PrintSetting, items: { id: string; content: Bilingual }[]): Strip[] =>
  items.flatMap(({ id, content }) => {
    const [name] = plainLines(setting.sheet, `${id.toUpperCase()}.`, 20, { ...body, bold: true })
    return [together(hanging(shortStrips(setting, content, contentWidth - 20), name, 20)), gap(2)]
  })

/** Both lists, then one line a row with the key and, where it differs, the student's match. */
const listsStrips = (setting: PrintSetting, question: ResultQuestion, { rows, columns }: PartOf<'lists'>): Strip[] => {
  const { sheet, language } = setting
  const right = keyedRowsOf(question.key)
  const entered = rowsOf(question.answer)
  const shown = (ids: readonly string[]) => ids.map((id) => id.toUpperCase()).join(', ')
  const lines = rows.flatMap(({ id }) => {
    const keyed = right[id] ?? []
    const mine = entered[id] ?? []
    const good = keyed.length === mine.length && keyed.every((column) => mine.includes(column))
    const given = mine.length > 0 ? shown(mine) : say(language, 'noAnswer')
    const rest = good ? '' : `  (${say(language, 'yourAnswer')}: ${given})`
    return shapedLine(setting, `${id.toUpperCase()} → ${shown(keyed)}${rest}`, good)
  })
  return [
    ...listStrips(setting, rows),
    gap(4),
    ...listStrips(setting, columns),
    gap(4),
    ...keptWithNext(plainLines(sheet, say(language, 'rightAnswer'), contentWidth, small)),
    ...lines,
  ]
}

const statementStrips = (setting: PrintSetting, { statements }: PartOf<'statements'>): Strip[] => {
  const { sheet, language } = setting
  return (['assertion', 'reason'] as const).flatMap((name) => [
    ...keptWithNext(plainLines(sheet, say(language, name), contentWidth, { ...small, bold: true })),
    ...contentStrips(setting, statements[name], contentWidth),
    gap(4),
  ])
}

/** Parts of a question below its stem, with the student's answer and the key. */
export const answerStrips = (setting: PrintSetting, question: ResultQuestion): Strip[] =>
  partsOf(question).flatMap((part) =>
    match(part, {
      statements: (statements) => statementStrips(setting, statements),
      options: (options) => optionStrips(setting, question, options),
      lists: (lists) => listsStrips(setting, question, lists),
      field: () => typedStrips(setting, question),
    }),
  )
