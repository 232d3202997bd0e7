import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { readFonts } from '../../scripts/material-files.ts'
import { makeArticle } from '../../worker/files/pdf/article.ts'

/** Conjuncts, reph, vowel signs on every side, nukta, and wide letters with marks. */
const words =
  `कक्षा विद्यार्थियों क्षेत्रफल त्रिभुज श्रद्धा कर्म द्वितीय हिन्दी बुद्धिमान स्त्री ज्ञान मार्कि फ़ॉर्म निर्मित ड्रॉप वाङ्मय चिह्न शर्करा
बिल्कुल विक्रेता ऑर्किड संस्कृत तर्कशक्ति स्कूल फुफ्फुस इच्छुक पृथ्वी ख़रीदारी अंग्रेज़ी ऋण दृष्टि`.replaceAll('\n', ' ')

const text = `${words}।

- संख्या 42, **मोटा पाठ**: $x^2$

| नाम | अंक |
| --- | --- |
| सीता | 12.5 |

## दूसरा भाग

![एक वृत्त](/figures/circle.svg) क्षेत्रफल 154 वर्ग सेमी है।`

const article = async (): Promise<PDFDocumentProxy> => {
  const { bytes } = await makeArticle({
    title: 'प्रतिशत और लाभ',
    label: 'अध्ययन सामग्री',
    summary: 'संक्षेप में।',
    text,
    contents: 'विषय-सूची',
    footer: 'Taiyari',
    language: 'hi',
    fonts: readFonts(),
    figures: new Map([['/figures/circle.svg', '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>']]),
  })
  return getDocument({ data: bytes, verbosity: 0 }).promise
}

type Node = { role?: string; alt?: string; children?: Node[] }
const rolesIn = ({ role, alt, children = [] }: Node): string[] => [
  ...(role ? [alt ? `${role}: ${alt}` : role] : []),
  ...children.flatMap(rolesIn),
]

describe('a PDF in Devanagari (FIL-10, FIL-11)', () => {
  test('gives its text to copying and search in the order in which it is written', async () => {
    const page = await (await article()).getPage(1)
    const { items } = await page.getTextContent()
    const read = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
    const readText = read.replace(/\s+/g, ' ').normalize('NFC')
    for (const part of ['प्रतिशत और लाभ', 'विषय-सूची', `${words}।`, 'संख्या 42, मोटा पाठ:', 'सीता', 'दूसरा भाग'])
      expect(readText).toContain(part.normalize('NFC'))
  })

  test('names its language and has headings, lists, tables and figures for a screen reader', async () => {
    const pdf = await article()
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Language: 'hi', Title: 'प्रतिशत और लाभ' })
    expect(await pdf.getMarkInfo()).not.toBeNull()
    const roles = rolesIn((await (await pdf.getPage(1)).getStructTree()) as Node)
    expect(roles.slice(0, 6)).toEqual(['Root', 'Document', 'P', 'P', 'H1', 'P'])
    expect(roles).toEqual(expect.arrayContaining(['H2', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD']))
    expect(roles).toContain('Figure: एक वृत्त')
  })
})
