import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { hasUnsent } from './journal/unsent-flags.ts'

/** Sends the signed-in student's unsent answers from any page. Loads its code only if there are some. */
export function SendUnsent({ userId }: { userId: string }) {
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const look = () => {
      if (!hasUnsent(userId)) return
      // The next page tries again.
      import('./journal/drain-and-notify.ts')
        .then(({ drainAndNotify }) => drainAndNotify(userId, i18n, (path) => void navigate(path)))
        .catch(() => undefined)
    }
    look()
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [userId, pathname, i18n, navigate])
  return null
}
