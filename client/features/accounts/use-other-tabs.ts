import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { mayFollowSignOut } from '../../signed-out-elsewhere.ts'

/** Key in localStorage: id of the user whom this browser's tabs last saw signed in. */
const key = 'user'

/** False when unsaved text of this page must outlast the sign-out; somebody else who signs in never sees it. */
const mayFollow = (user: string | null): boolean => !!user || mayFollowSignOut()

/**
 * Publishes the signed-in user to other tabs, and reloads the data when another tab reports somebody else, so that no
 * page keeps showing a user who has left. The exam page is left alone; its saves detect it.
 */
export const useOtherTabs = (uid: string): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    try {
      localStorage.setItem(key, uid)
    } catch {
      // Without storage a tab notices at its next request.
      return
    }
    const look = () => {
      const user = localStorage.getItem(key)
      if (user !== uid && !location.pathname.startsWith(paths.test('')) && mayFollow(user)) void revalidate()
    }
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [uid, revalidate])
}
