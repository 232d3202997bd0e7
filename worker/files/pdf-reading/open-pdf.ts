import type { PDFDocumentProxy } from 'pdfjs-dist'

/** Modules of 2 MB that only this file loads, and only once a file is read. */
const load = async () => {
  const [display, parser] = await Promise.all([
    import('pdfjs-dist/build/pdf.min.mjs'),
    import('pdfjs-dist/build/pdf.worker.min.mjs'),
  ])
  // The parser runs beside its caller: a worker of Cloudflare starts no others.
  Object.assign(globalThis, { pdfjsWorker: parser })
  return display
}

/** Runs `read` with an opened PDF and frees its memory. Takes the bytes over. */
export const withPdf = async <Result>(
  data: Uint8Array,
  read: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> => {
  const { getDocument } = await load()
  const task = getDocument({ data, verbosity: 0, useWorkerFetch: false, useSystemFonts: false, disableFontFace: true })
  try {
    return await read(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** File of the first pages of a PDF. Takes the bytes over. Throws where the library can make none. */
export const firstPages = (
  data: Uint8Array,
  most: number,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> =>
  withPdf(data, async (pdf) => {
    const pages = Math.min(most, pdf.numPages)
    const made = await pdf.extractPages([{ document: null, includePages: [[0, pages - 1]] }])
    if (!made?.length) throw new Error('No pages were extracted.')
    return { bytes: new Uint8Array(made), pages }
  })
