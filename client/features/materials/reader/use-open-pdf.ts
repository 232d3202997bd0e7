import { useEffect, useState } from 'react'
import type { ReadFailure } from './file-ranges.ts'
import { openPdf, type OpenPdf } from './pdf-file.ts'

type State = {
  pdf: OpenPdf | null
  /** Height divided by width of the first page. */
  ratio: number
  failure: ReadFailure | null
  isOffline: boolean
}

const opening: State = { pdf: null, ratio: Math.SQRT2, failure: null, isOffline: false }

/** Opens a PDF and tracks its state. A new `attempt` opens it again. */
export const useOpenPdf = (url: string, bytes: number, attempt: number): State => {
  const [state, setState] = useState(opening)
  useEffect(() => {
    let isCurrent = true
    const change = (part: Partial<State>) => isCurrent && setState((before) => ({ ...before, ...part }))
    setState(opening)
    const { opened, close } = openPdf({
      url,
      bytes,
      onConnection: (isThere) => change({ isOffline: !isThere }),
      onFailure: (failure) => change({ failure }),
    })
    const ready = async () => {
      const pdf = await opened
      if (!pdf) return
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: 1 })
      change({ pdf, ratio: height / width })
    }
    ready().catch(() => change({ failure: 'failed' }))
    return () => {
      isCurrent = false
      close()
    }
  }, [url, bytes, attempt])
  return state
}
