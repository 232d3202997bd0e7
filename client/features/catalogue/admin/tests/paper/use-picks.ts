import { useEffect, useState } from 'react'
import type { PaperQuestion, PickFilter } from '../../../../../../domain/questions/picking.ts'
import { makeApi, unwrap } from '../../../../../api.ts'

type Page = { items: readonly PaperQuestion[]; next: string | null; count: number }
type Found = Page & { state: 'loading' | 'ready' | 'failed' }

const none: Page = { items: [], next: null, count: 0 }

const read = (query: Record<string, string>): Promise<Page> =>
  unwrap(makeApi(location.origin).admin.questions.picks.$get({ query }))

/** Questions that match, a moment after the last letter, and a function that reads more of them. */
export const usePicks = (filter: PickFilter, words: string) => {
  const [found, setFound] = useState<Found>({ ...none, state: 'loading' })
  const asked = JSON.stringify({ ...filter, ...(words !== '' && { q: words }) })
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      setFound((held) => ({ ...held, state: 'loading' }))
      try {
        const page = await read(JSON.parse(asked) as Record<string, string>)
        if (isCurrent) setFound({ ...page, state: 'ready' })
      } catch {
        if (isCurrent) setFound({ ...none, state: 'failed' })
      }
    }
    const timer = setTimeout(() => void ask(), 200)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked])
  const more = async () => {
    if (found.next === null) return
    try {
      const page = await read({ ...(JSON.parse(asked) as Record<string, string>), cursor: found.next })
      setFound((held) => ({ ...page, items: [...held.items, ...page.items], state: 'ready' }))
    } catch {
      setFound((held) => ({ ...held, state: 'failed' }))
    }
  }
  return { ...found, more }
}
