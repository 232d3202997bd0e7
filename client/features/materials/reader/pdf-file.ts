import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readRange, type Trouble } from './file-ranges.ts'

/** Bytes asked for at once: a page of a formula sheet with the fonts that it needs is a few of these. */
const chunkBytes = 16 * 1024

/** Never at the edge: neither the script nor its worker belongs to what renders pages. */
const loadLibrary = async () => {
  if (import.meta.env.SSR) throw new Error('PDFs are drawn in browsers only.')
  const [library, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  library.GlobalWorkerOptions.workerSrc = worker.default
  return library
}

export type PdfLibrary = Awaited<ReturnType<typeof loadLibrary>>

type Options = {
  url: string
  /** Length of the file. */
  bytes: number
  onConnection: (isThere: boolean) => void
  onTrouble: (trouble: Trouble) => void
}

export type OpenPdf = {
  library: PdfLibrary
  document: Awaited<PDFDocumentLoadingTask['promise']>
}

/**
 * Opens a PDF whose length is known, fetching those parts only that what is shown needs. `close` ends all of it, also
 * while it opens.
 */
export const openPdf = ({ url, bytes, onConnection, onTrouble }: Options) => {
  const ended = new AbortController()
  let task: PDFDocumentLoadingTask | null = null
  const open = async (): Promise<OpenPdf | null> => {
    const library = await loadLibrary()
    if (ended.signal.aborted) return null
    class Ranges extends library.PDFDataRangeTransport {
      override async requestDataRange(begin: number, end: number) {
        const chunk = await readRange({ url, onConnection, onTrouble, signal: ended.signal }, begin, end)
        if (chunk && !ended.signal.aborted) this.onDataRange(begin, chunk)
      }
    }
    task = library.getDocument({
      range: new Ranges(bytes, null),
      rangeChunkSize: chunkBytes,
      disableAutoFetch: true,
      disableStream: true,
      // The content security policy lets no WebAssembly run, and nothing that we serve needs it.
      useWasm: false,
      useWorkerFetch: false,
      enableXfa: false,
    })
    return { library, document: await task.promise }
  }
  return {
    opened: open(),
    close: () => {
      ended.abort()
      void task?.destroy()
    },
  }
}
