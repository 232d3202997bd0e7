import { interpolate } from '../../files/pdf/interpolate.ts'
import { gap, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, contentWidth, heading, small } from '../../files/pdf/look.ts'
import { tagged } from '../../files/pdf/tags.ts'
import { amountInWords } from './amount-in-words.ts'
import { amountRow, amountText, rule, textIn, type DocumentParts } from './document-parts.ts'

const bold = { ...body, bold: true }

/** What was sold, from its price to the total, which is also in words. */
export const sumStrips = ({ sheet, content, language, kind, texts }: DocumentParts): Strip[] => {
  const { title, sac, price, discount, credit, total } = content
  const item = `${textIn(title, language)} (${texts.sac} ${sac})`
  // A credit note states what is returned, not how its price came about.
  const sums = [
    [texts.price[kind], kind === 'invoice' ? price : total],
    ...(kind === 'invoice' && discount > 0 ? ([[texts.discount, -discount]] as const) : []),
    ...(kind === 'invoice' && credit > 0 ? ([[texts.credit, -credit]] as const) : []),
  ] as const
  return tagged(sheet.tags, 'Table', [
    amountRow(sheet, texts.description, '', small),
    amountRow(sheet, item, '', bold),
    gap(4),
    ...sums.map(([label, paise]) => amountRow(sheet, label, amountText(paise))),
    rule(sheet),
    amountRow(sheet, texts.total, amountText(total), heading),
    ...plainLines(sheet, `${texts.inWords}: ${amountInWords(total, language)}`, contentWidth, body),
  ])
}

/** Taxable value and taxes; the taxes of the other kind of supply are left out. */
export const taxStrips = ({ sheet, content, texts }: DocumentParts): Strip[] => {
  const { parts, gstPercent } = content
  const rate = (percent: number, label: string): string => interpolate(label, { rate: percent })
  const isInterstate = parts.cgst === 0 && parts.sgst === 0
  const taxes = isInterstate
    ? ([[rate(gstPercent, texts.igst), parts.igst]] as const)
    : ([
        [rate(gstPercent / 2, texts.cgst), parts.cgst],
        [rate(gstPercent / 2, texts.sgst), parts.sgst],
      ] as const)
  const all = parts.cgst + parts.sgst + parts.igst
  return tagged(sheet.tags, 'Table', [
    amountRow(sheet, texts.taxes, '', small),
    amountRow(sheet, texts.taxable, amountText(parts.taxable)),
    ...taxes.map(([label, paise]) => amountRow(sheet, label, amountText(paise))),
    rule(sheet),
    amountRow(sheet, texts.tax, amountText(all), bold),
  ])
}

export const signatureStrips = ({ sheet, content, language, texts }: DocumentParts): Strip[] => [
  ...plainLines(
    sheet,
    interpolate(texts.signatory, { name: textIn(content.seller.name, language) }),
    contentWidth,
    body,
    'right',
  ),
  ...plainLines(sheet, texts.signature, contentWidth, small, 'right'),
]
