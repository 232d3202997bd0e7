import type { PDFDocumentProxy } from 'pdfjs-dist'
import { scanPdf, type ScanFault } from './scan.ts'
import { withPdf } from './open-pdf.ts'

export type PdfFault = ScanFault | 'too_many_pages'

/** `text`: of each page, for the search; later pages are empty once all have the limit together. */
export type PdfContent = { pages: number; text: string[] }

type Limits = { pages: number; characters: number }

const textOf = async (pdf: PDFDocumentProxy, number: number): Promise<string> => {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
  return words
    .join('')
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

const contentOf = async (pdf: PDFDocumentProxy, limits: Limits): Promise<PdfContent | PdfFault> => {
  const pages = pdf.numPages
  if (pages > limits.pages) return 'too_many_pages'
  if ((await pdf.hasJSActions()) || (await pdf.getAttachments())) return 'active_content'
  const text: string[] = []
  let left = limits.characters
  for (let number = 1; number <= pages; number += 1) {
    // Throws for a page that the tree claims and does not have.
    const found = left > 0 ? await textOf(pdf, number) : ''
    text.push(found.slice(0, left))
    left -= found.length
    await scheduler.wait(0)
  }
  if (left <= 0) await pdf.getPage(pages)
  return { pages, text }
}

/** Pages and text of a PDF, or the reason for which it is refused. Takes the bytes over. */
export const inspectPdf = async (bytes: Uint8Array, limits: Limits): Promise<PdfContent | PdfFault> => {
  const fault = await scanPdf(bytes)
  if (fault) return fault
  try {
    return await withPdf(bytes, (pdf) => contentOf(pdf, limits))
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken'
  }
}
