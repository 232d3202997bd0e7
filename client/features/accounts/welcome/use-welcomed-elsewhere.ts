import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useAuth } from '../auth-context.ts'

/** Key in localStorage: id of the user whose welcome a tab of this browser left last, and when. */
const key = 'welcomed'

/**
 * Leaves the welcome when it ends in another tab, whose sign-up led this one here too; the loader sends on a student who
 * was welcomed.
 */
export const useWelcomedElsewhere = (): void => {
  const uid = useAuth().user?.uid ?? ''
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (uid && localStorage.getItem(key)?.startsWith(`${uid} `)) void revalidate()
    }
    try {
      // The other tab may have ended between this page's data and its first paint.
      look()
    } catch {
      // Without storage a tab notices at its next request.
      return
    }
    addEventListener('storage', look)
    return () => {
      removeEventListener('storage', look)
      localStorage.setItem(key, `${uid} ${Date.now()}`)
    }
  }, [uid, revalidate])
}
