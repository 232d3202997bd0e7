import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useAuth } from './auth-context.ts'
import type { accountMenuParts } from './account-menu-parts.tsx'
import { Avatar } from './avatar.tsx'
import { byChoice } from './sign-in/by-choice.ts'

/** Address of the log-in page, with the way back to `here`; from the home page none is needed. */
const loginAddress = (here: string): string =>
  here === paths.home() ? paths.login() : `${paths.login()}?${new URLSearchParams({ next: here, [byChoice]: 'menu' })}`

/** Log-in link of a visitor, or account menu of a student. */
export function AccountMenu() {
  const { t } = useTranslation('shell')
  const auth = useAuth()
  const { user } = auth
  const partsOf = useParts(user !== null)
  const { pathname, search } = useLocation()
  // The server renders without the query, because it caches pages of visitors by less than that; the browser adds it.
  const here = useHydrated() ? pathname + search : pathname
  if (!user) {
    return (
      <LinkButton to={loginAddress(here)} look="quiet" className="px-2 whitespace-nowrap sm:px-4">
        {t('login')}
      </LinkButton>
    )
  }
  const avatar = <Avatar user={user} />
  // Without script, and where the parts did not arrive, the picture leads to the profile.
  return partsOf ? (
    <Menu label={t('account')} trigger={avatar} {...partsOf(t, auth, user)} />
  ) : (
    <Link to={paths.profile()} aria-label={t('profile')} className="inline-flex size-11 items-center justify-center">
      {avatar}
    </Link>
  )
}

/** Function that makes the heading and items of the menu, loaded after the page of a student. */
const useParts = (isStudent: boolean) => {
  const [made, setMade] = useState<{ partsOf: typeof accountMenuParts } | null>(null)
  useEffect(() => {
    if (!isStudent) return
    void import('./account-menu-parts.tsx').then(
      ({ accountMenuParts: partsOf }) => setMade({ partsOf }),
      () => undefined,
    )
  }, [isStudent])
  return made?.partsOf
}
