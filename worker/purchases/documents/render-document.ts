import type { Language } from '../../../domain/language.ts'
import type { InvoiceContent } from '../../../domain/purchases/invoices.ts'
import { gap, type Strip } from '../../files/pdf/flow.ts'
import type { Fonts } from '../../files/pdf/fonts.ts'
import { finish, makeSheet } from '../../files/pdf/sheet.ts'
import { headStrips, partyStrips } from './document-head.ts'
import { signatureStrips, sumStrips, taxStrips } from './document-sums.ts'
import { words } from './words.ts'

/** An invoice or credit note as a one-page PDF in a language, drawn from its stored content alone. */
export const renderDocument = async (
  fonts: Fonts,
  content: InvoiceContent,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> => {
  const texts = words[language]
  const kind = content.corrects ? 'credit_note' : 'invoice'
  const title = `${texts.title[kind]} ${content.number}`
  const sheet = makeSheet({ fonts, title, language })
  const parts = { sheet, content, language, kind, texts } as const
  const strips: Strip[] = [
    ...headStrips(parts),
    gap(14),
    ...partyStrips(parts),
    gap(16),
    ...sumStrips(parts),
    gap(18),
    ...taxStrips(parts),
    gap(24),
    ...signatureStrips(parts),
  ]
  sheet.place(strips)
  return finish(sheet, content.number)
}
