import { useEffect, useState } from 'react'
import type { SimilarQuestion } from '../../../../../domain/questions/similarity/contract.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { makeApi, unwrap } from '../../../../api.ts'

/** Questions like the one that is typed; those of the text before while a search runs. */
export type Similar = {
  items: readonly SimilarQuestion[]
  state: 'tooShort' | 'searching' | 'found' | 'offline' | 'failed'
}

/** Pause in typing before a search. */
const typingMs = 500
/** Words of a language before a search; fewer are in too many questions. */
const minWords = 3

const isLongEnough = (text: string): boolean => text.trim().split(/\s+/).length >= minWords

/** Number that grows when the device is online again. */
const useReturns = (): number => {
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const count = () => setReturns((before) => before + 1)
    window.addEventListener('online', count)
    return () => window.removeEventListener('online', count)
  }, [])
  return returns
}

/** Searches for questions like a text a moment after each change. `except`: id of the question itself. */
export const useSimilar = ({ en, hi }: Bilingual, except: string | undefined): Similar => {
  const [similar, setSimilar] = useState<Similar>({ items: [], state: 'tooShort' })
  const returns = useReturns()
  useEffect(() => {
    if (!isLongEnough(en) && !isLongEnough(hi)) {
      setSimilar({ items: [], state: 'tooShort' })
      return
    }
    const stopped = new AbortController()
    const ask = async () => {
      try {
        const { similar: search } = makeApi(location.origin).admin.questions
        const json = { text: { en, hi }, except }
        const { items } = await unwrap(search.$post({ json }, { init: { signal: stopped.signal } }))
        setSimilar({ items, state: 'found' })
      } catch {
        if (!stopped.signal.aborted) setSimilar({ items: [], state: navigator.onLine ? 'failed' : 'offline' })
      }
    }
    setSimilar(({ items }) => ({ items, state: 'searching' }))
    const timer = setTimeout(() => void ask(), typingMs)
    return () => {
      stopped.abort()
      clearTimeout(timer)
    }
  }, [en, hi, except, returns])
  return similar
}
