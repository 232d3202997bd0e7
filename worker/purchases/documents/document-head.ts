import { interpolate } from '../../files/pdf/interpolate.ts'
import { beside, gap, type Strip } from '../../files/pdf/flow.ts'
import { plainLines } from '../../files/pdf/lines.ts'
import { body, contentWidth, heading, small, title, type Style } from '../../files/pdf/look.ts'
import { tagged } from '../../files/pdf/tags.ts'
import { dayOf, rule, stateOf, textIn, type DocumentParts } from './document-parts.ts'

const columnGap = 24
const half = (contentWidth - columnGap) / 2

const column =
  ({ sheet }: DocumentParts) =>
  (text: string, style: Style = body): Strip[] =>
    plainLines(sheet, text, half, style)

const labelled = (parts: DocumentParts, label: string, value: string): Strip[] => [
  ...column(parts)(label, small),
  ...column(parts)(value),
]

const sellerStrips = (parts: DocumentParts): Strip[] => {
  const { content, language, texts } = parts
  const { name, address, gstin, state } = content.seller
  const line = column(parts)
  return [
    ...line(textIn(name, language), heading),
    ...textIn(address, language)
      .split('\n')
      .flatMap((each) => line(each)),
    ...line(`${texts.gstin}: ${gstin}`),
    ...line(interpolate(texts.state, stateOf(state, language))),
  ]
}

const factStrips = (parts: DocumentParts): Strip[] => {
  const { content, language, texts } = parts
  return [
    ...labelled(parts, texts.number, content.number),
    ...labelled(parts, texts.date, dayOf(content.issuedAt, language)),
    ...labelled(parts, texts.order, content.orderId),
    ...(content.paymentId === null ? [] : labelled(parts, texts.payment, content.paymentId)),
  ]
}

/** Name of the document, its seller, and its number and day. */
export const headStrips = (parts: DocumentParts): Strip[] => {
  const { sheet, texts, kind } = parts
  return [
    ...tagged(sheet.tags, 'H1', plainLines(sheet, texts.title[kind], contentWidth, title)),
    gap(10),
    beside([sellerStrips(parts), factStrips(parts)], [0, half + columnGap]),
    gap(6),
    rule(sheet),
  ]
}

const buyerStrips = (parts: DocumentParts): Strip[] => {
  const { content, language, texts } = parts
  const line = column(parts)
  const { name, email, state } = content.buyer
  return [
    ...line(texts.buyer, small),
    ...line(name, { ...body, bold: true }),
    ...line(email),
    ...line(interpolate(texts.state, stateOf(state, language))),
    ...line(texts.unregistered, small),
  ]
}

const supplyStrips = (parts: DocumentParts): Strip[] => {
  const { content, language, texts } = parts
  const { buyer, corrects } = content
  return [
    ...labelled(parts, texts.supply, interpolate(texts.place, stateOf(buyer.state, language))),
    ...column(parts)(texts.reverseCharge),
    ...(corrects
      ? [
          ...labelled(
            parts,
            texts.corrects,
            interpolate(texts.correctsText, { number: corrects.number, date: dayOf(corrects.issuedAt, language) }),
          ),
          ...labelled(parts, texts.reason, texts.reasonText),
        ]
      : []),
  ]
}

/** Buyer and place of supply; of a credit note also the invoice that it corrects. */
export const partyStrips = (parts: DocumentParts): Strip[] => [
  beside([buyerStrips(parts), supplyStrips(parts)], [0, half + columnGap]),
]
