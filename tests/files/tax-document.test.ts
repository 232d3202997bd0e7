import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../domain/language.ts'
import type { InvoiceContent } from '../../domain/purchases/invoices.ts'
import { readFonts } from '../../scripts/material-files.ts'
import { amountInWords } from '../../worker/purchases/documents/amount-in-words.ts'
import { renderDocument } from '../../worker/purchases/documents/render-document.ts'

const issuedAt = Date.UTC(2026, 10, 24, 5)

const invoice: InvoiceContent = {
  number: 'T/26-27/000123',
  issuedAt,
  seller: {
    name: { en: 'Taiyari Learning Private Limited', hi: 'तैयारी लर्निंग प्राइवेट लिमिटेड' },
    address: { en: '12 Example Road\nNew Delhi 110001', hi: '12 उदाहरण मार्ग\nनई दिल्ली 110001' },
    gstin: '07AAAAA0000A1Z4',
    state: 'DL',
  },
  buyer: { name: 'मीना शर्मा', email: 'meena@example.com', state: 'UP' },
  title: { en: 'SSC CGL: ten mocks', hi: 'SSC CGL: दस मॉक टेस्ट' },
  sac: '999293',
  price: 1_49_900,
  discount: 20_000,
  credit: 10_050,
  total: 1_19_850,
  parts: { taxable: 1_01_568, cgst: 0, sgst: 0, igst: 18_282 },
  gstPercent: 18,
  orderId: 'ord_one',
  paymentId: 'pay_one',
  corrects: null,
}

const note: InvoiceContent = {
  ...invoice,
  number: 'C/26-27/000004',
  buyer: { ...invoice.buyer, state: 'DL' },
  total: 59_900,
  parts: { taxable: 50_762, cgst: 4_569, sgst: 4_569, igst: 0 },
  corrects: { number: 'T/26-27/000123', issuedAt },
}

/** Text of a document as a reader copies it, and its number of pages. */
const copied = async (content: InvoiceContent, language: Language) => {
  const data = await renderDocument(readFonts(), content, language)
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
  return { text: text.replace(/\s+/g, ' ').normalize('NFC'), pages: pdf.numPages }
}

describe('a tax document states what rules 46 and 53 of the CGST rules ask (PAY-22, PAY-23)', () => {
  test.each([
    [
      'en',
      [
        'Tax invoice',
        'Taiyari Learning Private Limited',
        '12 Example Road New Delhi 110001',
        'GSTIN: 07AAAAA0000A1Z4',
        'State: Delhi, code 07',
        'T/26-27/000123',
        '24 November 2026',
        'मीना शर्मा',
        'meena@example.com',
        'Place of supply Uttar Pradesh, code 09',
        'Reverse charge: no',
        'SSC CGL: ten mocks (SAC 999293)',
        '₹1,499.00',
        '−₹200.00',
        '−₹100.50',
        '₹1,198.50',
        'One Thousand One Hundred Ninety Eight Rupees And Fifty Paise Only',
        '₹1,015.68',
        'IGST 18 %',
        '₹182.82',
        'needs no signature',
      ],
    ],
    [
      'hi',
      [
        'टैक्स इनवॉइस',
        'तैयारी लर्निंग प्राइवेट लिमिटेड',
        'नई दिल्ली 110001',
        'राज्य: उत्तर प्रदेश, कोड 09',
        'T/26-27/000123',
        '24 नवंबर 2026',
        'मीना शर्मा',
        'रिवर्स चार्ज: नहीं',
        'SSC CGL: दस मॉक टेस्ट',
        '₹1,198.50',
        'एक हज़ार एक सौ अट्ठानवे रुपये और पचास पैसे मात्र',
        'कर योग्य मूल्य',
        'हस्ताक्षर की ज़रूरत नहीं',
      ],
    ],
  ] as const)('an invoice in %s, with text that copies as it is written', async (language, stated) => {
    const { text, pages } = await copied(invoice, language)
    expect(pages).toBe(1)
    for (const each of stated) expect(text).toContain(each.normalize('NFC'))
    expect(text).not.toContain('CGST 9')
  })

  test('a credit note names its invoice, and the two taxes of a supply within the state', async () => {
    const { text, pages } = await copied(note, 'en')
    expect(pages).toBe(1)
    for (const each of ['Credit note', 'C/26-27/000004', 'T/26-27/000123 of 24 November 2026', '₹599.00'])
      expect(text).toContain(each)
    expect(text).toContain('CGST 9 % ₹45.69 SGST/UTGST 9 % ₹45.69')
    expect(text).not.toContain('IGST')
    expect((await copied(note, 'hi')).text).toContain('क्रेडिट नोट')
  })

  test.each([
    [100, 'One Rupee Only', 'एक रुपया मात्र'],
    [1, 'Zero Rupees And One Paisa Only', 'शून्य रुपये और एक पैसा मात्र'],
    [1_00_000_00, 'One Lakh Rupees Only', 'एक लाख रुपये मात्र'],
    [12_34_56_789, 'Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven Rupees And Eighty Nine Paise Only', null],
  ])('%i paise in words', (paise, english, inHindi) => {
    expect(amountInWords(paise, 'en')).toBe(english)
    if (inHindi !== null) expect(amountInWords(paise, 'hi')).toBe(inHindi)
  })
})
