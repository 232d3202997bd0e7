import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readRange, type ReadFailure } from './file-ranges.ts'

/** Bytes per request; a page of a formula sheet with its fonts takes a few. */
const chunkBytes = 16 * 1024

/** Browser only: the worker bundle must contain neither pdf.js nor its worker script. */
const loadLibrary = async () => {
  if (import.meta.env.SSR) throw new Error('PDFs are drawn in browsers only.')
  const [library, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  library.GlobalWorkerOptions.workerSrc = worker.default
  return library
}

type PdfLibrary = Awaited<ReturnType<typeof loadLibrary>>

type Options = {
  url: string
  /** Size of the file. */
  bytes: number
  onConnection: (isThere: boolean) => void
  onFailure: (failure: ReadFailure) => void
}

export type OpenPdf = {
  library: PdfLibrary
  document: Awaited<PDFDocumentLoadingTask['promise']>
}

/**
 * Opens a PDF of known size, fetching only the parts that shown pages need. `close` aborts everything, even while
 * opening.
 */
export const openPdf = ({ url, bytes, onConnection, onFailure }: Options) => {
  const ended = new AbortController()
  let task: PDFDocumentLoadingTask | null = null
  const open = async (): Promise<OpenPdf | null> => {
    const library = await loadLibrary()
    if (ended.signal.aborted) return null
    class Ranges extends library.PDFDataRangeTransport {
      override async requestDataRange(begin: number, end: number) {
        const chunk = await readRange({ url, onConnection, onFailure, signal: ended.signal }, begin, end)
        if (chunk && !ended.signal.aborted) this.onDataRange(begin, chunk)
      }
    }
    task = library.getDocument({
      range: new Ranges(bytes, null),
      rangeChunkSize: chunkBytes,
      disableAutoFetch: true,
      disableStream: true,
      // The content security policy forbids WebAssembly, and our files do not need it.
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
