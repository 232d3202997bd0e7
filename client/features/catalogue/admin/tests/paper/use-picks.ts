import { useState } from 'react'
import type { PaperQuestion, PickFilter } from '../../../../../../domain/questions/picking.ts'
import { makeApi, unwrap } from '../../../../../api.ts'
import { searchDelayOf, useDelayedRead } from '../../../../../office/picker/use-delayed-read.ts'

type Page = { items: readonly PaperQuestion[]; next: string | null; count: number }

const none: Page = { items: [], next: null, count: 0 }

const read = (query: Record<string, string>): Promise<Page> =>
  unwrap(makeApi(location.origin).admin.questions.picks.$get({ query }))

/** Questions that match, a moment after the last letter, and a function that reads more of them. */
export const usePicks = (filter: PickFilter, words: string) => {
  const query = { ...filter, ...(words !== '' && { q: words }) }
  const { result, state } = useDelayedRead(query, read, searchDelayOf(words))
  /** First page with those that were read after it. */
  const [grown, setGrown] = useState<{ first: Page; all: Page; failed: boolean } | null>(null)
  const own = grown?.first === result ? grown : null
  const found = own?.all ?? result ?? none
  const more = async () => {
    if (result === null || found.next === null) return
    try {
      const page = await read({ ...query, cursor: found.next })
      setGrown({ first: result, all: { ...page, items: [...found.items, ...page.items] }, failed: false })
    } catch {
      setGrown({ first: result, all: found, failed: true })
    }
  }
  return { ...found, state: own?.failed ? ('failed' as const) : state, more }
}
