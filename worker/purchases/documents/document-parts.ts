import { dayText } from '../../../domain/date-text.ts'
import { dateInIndia } from '../../../domain/india.ts'
import type { Language } from '../../../domain/language.ts'
import type { IndianState } from '../../../domain/accounts/student-profile.ts'
import type { InvoiceContent } from '../../../domain/purchases/invoices.ts'
import type { DocumentKind } from '../../../domain/purchases/serials.ts'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { gstStates } from '../../../drizzle/reference/gst-states.ts'
import { hairline } from '../../files/pdf/drawing.ts'
import { beside, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, contentWidth, type Style } from '../../files/pdf/look.ts'
import type { PdfSheet } from '../../files/pdf/sheet.ts'
import { tagged } from '../../files/pdf/tags.ts'
import type { words } from './words.ts'

/** A document on its way to the page. */
export type DocumentParts = {
  sheet: PdfSheet
  content: InvoiceContent
  language: Language
  kind: DocumentKind
  texts: (typeof words)[Language]
}

/** Text of a language, or of the other where it has none. */
export const textIn = (text: Bilingual, language: Language): string => text[language] || text.en || text.hi

export const dayOf = (at: number, language: Language): string => dayText(dateInIndia(at), language)

const rupeesAndPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Paise as "₹1,23,456.00". */
export const amountText = (paise: number): string =>
  `${paise < 0 ? '−' : ''}₹${rupeesAndPaise.format(Math.abs(paise) / 100)}`

/** Code of a state at the start of its GSTINs, and its name. */
export const stateOf = (state: IndianState, language: Language): { code: string; name: string } => {
  const found = gstStates.find((each) => each.state === state)
  return { code: found?.id ?? '', name: found ? textIn(found.name, language) : state }
}

export const rule = ({ doc }: PdfSheet): Strip => ({
  height: 9,
  draw: (x, y) => hairline(doc, x, y + 4, contentWidth),
})

/** Part of the width that amounts have. */
const amountWidth = 130

/** A row of a table: a label, and its amount at the right edge. */
export const amountRow = (sheet: PdfSheet, label: string, amount: string, style: Style = body): Strip => {
  const { tags } = sheet
  const left = contentWidth - amountWidth
  const cells = [
    tagged(tags, 'TH', plainLines(sheet, label, left, style)),
    tagged(tags, 'TD', plainLines(sheet, amount, amountWidth, style, 'right')),
  ]
  return tagged(tags, 'TR', [beside(cells, [0, left])])[0] as Strip
}
