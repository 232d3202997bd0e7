import { viewIn } from '../../../domain/language.ts'
import { coverStrips } from './cover.ts'
import type { PrintedResult, PrintSetting } from './printed.ts'
import { passageStrips, questionStrips, type PassageRange } from './question.ts'
import { finish, makeSheet } from '../../files/pdf/sheet.ts'
import { say, titleIn } from './words.ts'

const rangeOf = (printed: PrintedResult, passageId: string): PassageRange => {
  const numbers = printed.questions.flatMap((question, index) => (question.passageId === passageId ? [index + 1] : []))
  return { from: Math.min(...numbers), to: Math.max(...numbers) }
}

/**
 * The document as bytes: a cover, then each question with its solution, passages before their first question. `pause`
 * is awaited between questions, since laying one out blocks the isolate.
 */
export const makeDocument = async (
  printed: PrintedResult,
  pause: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> => {
  const { language, figures, fonts, result, passages, questions } = printed
  const name = titleIn(language, result.test.title)
  const sheet = makeSheet({ fonts, title: name, language: language === 'hi' ? 'hi' : 'en' })
  const paperSetting: PrintSetting = { sheet, language, figures, contentLanguage: language }
  const contentLanguageOf = (questionId: string) =>
    viewIn(result.sections.find(({ questionIds }) => questionIds.includes(questionId))?.languages, language)
  sheet.place(coverStrips(paperSetting, printed))
  sheet.newPage()
  const placed = new Set<string>()
  for (const [index, question] of questions.entries()) {
    await pause()
    const setting = { ...paperSetting, contentLanguage: contentLanguageOf(question.id) }
    const passage = passages.find(({ id }) => id === question.passageId)
    if (passage && !placed.has(passage.id)) {
      placed.add(passage.id)
      sheet.place(passageStrips(setting, passage, rangeOf(printed, passage.id)))
    }
    sheet.bookmark(say(language, 'question', { number: index + 1 }))
    sheet.place(questionStrips(setting, question, index + 1))
  }
  return finish(sheet, `Taiyari · ${result.receipt}`)
}
