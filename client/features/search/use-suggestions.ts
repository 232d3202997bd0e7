import { useEffect, useState } from 'react'
import type { Suggestion } from '../../../domain/search/contract.ts'
import { maxQueryLength } from '../../../domain/search/limits.ts'

const debounceMs = 150
const none: Suggestion[] = []

/** Debounced title suggestions for the typed text; empty when the request fails, since the form still works. */
export const useSuggestions = (typed: string): Suggestion[] => {
  const [answer, setAnswer] = useState({ q: '', items: none })
  const q = typed.trim()
  useEffect(() => {
    if (q.length < 2 || q.length > maxQueryLength) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void fetch(`/api/search/suggestions?${new URLSearchParams({ q })}`, { signal: controller.signal })
        .then(async (reply) => (reply.ok ? ((await reply.json()) as { items: Suggestion[] }).items : none))
        .then(
          (items) => setAnswer({ q, items }),
          () => undefined,
        )
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [q])
  // Suggestions for a shorter text stay until the next reply, so that the list does not flicker.
  return q.length < 2 || !q.startsWith(answer.q.slice(0, 2)) ? none : answer.items
}
