import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const pollMs = 800

/** Loads the page's data again while something is in progress on the server, and once after its end. */
export const useProgress = (isOpen: boolean): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), pollMs)
    return () => {
      clearInterval(timer)
      // A load that is still in progress would also complete this one.
      setTimeout(() => void revalidate(), pollMs)
    }
  }, [isOpen, revalidate])
}
