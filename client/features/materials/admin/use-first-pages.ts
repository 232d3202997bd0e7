import { useEffect, useRef, useState } from 'react'
import type { StoredFile } from '../../../../domain/materials/contract.ts'
import type { PreviewPages } from '../../../../domain/materials/preview-pages.ts'
import { makeApi, unwrap } from '../../../api.ts'

const pollMs = 700

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Makes a file of the first pages of a PDF on the server, and gives it to `onMade`. */
export const useFirstPages = (onMade: (file: StoredFile, input: PreviewPages) => void) => {
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const make = async (input: PreviewPages) => {
    const calls = makeApi(location.origin).admin.materials['preview-pages']
    setState('working')
    try {
      let view = await unwrap(calls.$post({ json: input }))
      while (view.state === 'working' && isShown.current) {
        await wait(pollMs)
        view = await unwrap(calls.$get({ query: { ...input, pages: String(input.pages) } }))
      }
      if (!isShown.current) return
      setState(view.file ? 'idle' : 'failed')
      if (view.file) onMade(view.file, input)
    } catch {
      setState('failed')
    }
  }
  return { state, make }
}
