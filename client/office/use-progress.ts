import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pollMs = 800

/** Longest wait for the server to say that it is there. */
const maxWaitMs = 5_000

const isReachable = (): Promise<boolean> =>
  fetch('/api/health', { signal: AbortSignal.timeout(maxWaitMs) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Loads the page's data again while something is in progress on the server, and once after its end. */
export const useProgress = (isOpen: boolean): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    let isAsking = false
    // A load that fails would replace the page, with what is typed on it.
    const load = async () => {
      isAsking = true
      const isThere = navigator.onLine && (await isReachable())
      isAsking = false
      // Not awaited: the promise of a load that a navigation replaces may stay open.
      if (isThere) void revalidate()
    }
    const timer = setInterval(() => {
      if (!isAsking) void load()
    }, pollMs)
    return () => {
      clearInterval(timer)
      // A load that is still in progress would also complete this one.
      setTimeout(() => void load(), pollMs)
    }
  }, [isOpen, revalidate])
}
