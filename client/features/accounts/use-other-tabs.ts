import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '../../../domain/paths.ts'

/** In browser storage: who is signed in, as the tab that knew it last tells the others. */
const key = 'user'

/**
 * Tells the other tabs of this browser who is signed in, and asks again where another tells of somebody else: no page
 * may go on under the name of who has left. An attempt is not disturbed; it finds out by itself.
 */
export const useOtherTabs = (uid: string): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    try {
      localStorage.setItem(key, uid)
    } catch {
      // Storage may be switched off; each tab then learns of it by its next look at the account.
      return
    }
    const look = () => {
      if (localStorage.getItem(key) !== uid && !location.pathname.startsWith(paths.test(''))) void revalidate()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [uid, revalidate])
}
