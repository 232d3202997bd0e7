import { useEffect, useState } from 'react'
import type { OfficeFound } from '../../../../domain/office/contract.ts'
import { makeApi, unwrap } from '../../../api.ts'

const debounceMs = 120

/** `found` belongs to the typed text; the previous answer is never shown for another one. */
type OfficeSearch = { state: 'idle' | 'searching' | 'failed' | 'done'; found: OfficeFound }

const none: OfficeFound = { items: [], facts: [], students: [], orders: [] }

/** Searches items and students while someone types: a newer text aborts the request of the older one. */
export const useOfficeSearch = (typed: string, isOpen: boolean): OfficeSearch => {
  const [answer, setAnswer] = useState<{ q: string; found: OfficeFound | null }>({ q: '', found: none })
  const q = typed.trim()
  const asks = isOpen && q.length > 1
  useEffect(() => {
    if (!asks) return
    const controller = new AbortController()
    const fetcher: typeof fetch = (input, init) => fetch(input, { ...init, signal: controller.signal })
    const answered = (found: OfficeFound | null) => !controller.signal.aborted && setAnswer({ q, found })
    const timer = setTimeout(() => {
      void unwrap(makeApi(location.origin, fetcher).admin.office.search.$get({ query: { q } })).then(answered, () =>
        answered(null),
      )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q, asks])
  if (!asks) return { state: 'idle', found: none }
  if (answer.q !== q) return { state: 'searching', found: none }
  return answer.found ? { state: 'done', found: answer.found } : { state: 'failed', found: none }
}
