import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { hasUnsent } from './journal/unsent-flags.ts'

/** On every page: what waits on this device of the signed-in student's tests is sent, and only then anything is fetched. */
export function SendUnsent({ userId }: { userId: string }) {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const look = () => {
      if (!hasUnsent(userId)) return
      // Whatever fails is tried again with the next page.
      import('./journal/drain-news.ts')
        .then(({ drainAndTell }) => drainAndTell(userId, i18n, (path) => void navigate(path)))
        .catch(() => undefined)
    }
    look()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [userId, pathname, i18n, navigate])
  return null
}
