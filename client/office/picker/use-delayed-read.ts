import { useEffect, useState } from 'react'

/** `result`: the last one, also while another is read; null before the first and after a failure. */
export type DelayedRead<Result> = { result: Result | null; state: 'loading' | 'ready' | 'failed'; error: unknown }

/**
 * Reads the answer to a query, a moment after its last change; an earlier answer that comes late is dropped. `read`
 * stays the same function.
 */
export const useDelayedRead = <Query extends object, Result>(
  query: Query,
  read: (query: Query) => Promise<Result>,
  delayMs: number,
): DelayedRead<Result> => {
  const asked = JSON.stringify(query)
  const [held, setHeld] = useState<DelayedRead<Result> & { of: string | null }>({
    of: null,
    result: null,
    state: 'loading',
    error: null,
  })
  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      try {
        const result = await read(JSON.parse(asked) as Query)
        if (isCurrent) setHeld({ of: asked, result, state: 'ready', error: null })
      } catch (error) {
        if (isCurrent) setHeld({ of: asked, result: null, state: 'failed', error })
      }
    }
    const timer = setTimeout(() => void ask(), delayMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, read, delayMs])
  return held.of === asked ? held : { ...held, state: 'loading' }
}

/** Pause in typing before a search, milliseconds; none before the first. */
export const searchDelayOf = (words: string): number => (words === '' ? 0 : 200)
