import type { AttemptResult, ResultQuestion } from '../../../domain/results/contract.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import type { Figures } from '../../files/pdf/figures.ts'
import type { Fonts } from '../../files/pdf/fonts.ts'
import type { PdfSheet } from '../../files/pdf/sheet.ts'
import type { PdfLanguage } from '../../../domain/results/solutions.ts'

/** A passage as Markdown. */
export type PrintedPassage = { id: string; title: Bilingual; content: Bilingual }

/** Input of a document: a released result with Markdown texts instead of the pages' HTML. */
export type PrintedResult = {
  language: PdfLanguage
  student: string
  result: Omit<AttemptResult, 'questions'>
  questions: ResultQuestion[]
  passages: PrintedPassage[]
  fonts: Fonts
  figures: Figures
}

/**
 * Settings shared by every part of the document; `contentLanguage` is the language of a question: English alone in an English
 * section.
 */
export type PrintSetting = Pick<PrintedResult, 'language' | 'figures'> & {
  sheet: PdfSheet
  contentLanguage: PdfLanguage
}
