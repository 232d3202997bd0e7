import { Bell, Bookmark, LogOut, Settings2, ShoppingBag, User } from 'lucide-react'
import type { SessionUser } from '../../../domain/accounts/contract.ts'
import { paths } from '../../../domain/paths.ts'
import type { useTranslation } from '../../i18n/use-translation.ts'
import type { MenuItem } from '../../ui/menu.tsx'
import type { AuthState } from './auth-context.ts'

const icon = { className: 'size-5', 'aria-hidden': true } as const

type Translate = ReturnType<typeof useTranslation<'shell'>>['t']

const itemsOf = (t: Translate, { isAdmin, logOut }: AuthState): MenuItem[] => [
  { key: 'profile', label: t('profile'), to: paths.profile(), icon: <User {...icon} /> },
  { key: 'notifications', label: t('notifications'), to: paths.notifications(), icon: <Bell {...icon} /> },
  { key: 'purchases', label: t('myPurchases'), to: paths.myPurchases(), icon: <ShoppingBag {...icon} /> },
  { key: 'saved', label: t('savedJobs'), to: paths.savedJobs(), icon: <Bookmark {...icon} /> },
  ...(isAdmin ? [{ key: 'admin', label: t('adminArea'), to: paths.admin(), icon: <Settings2 {...icon} /> }] : []),
  { key: 'logout', label: t('logout'), onSelect: () => void logOut(), icon: <LogOut {...icon} /> },
]

/** Heading and items of a student's menu. */
export const accountMenuParts = (t: Translate, auth: AuthState, { displayName, email }: SessionUser) => ({
  items: itemsOf(t, auth),
  heading: (
    <div className="border-b border-hairline px-4 py-2">
      <p className="truncate font-semibold">{displayName}</p>
      <p className="truncate text-sm text-muted">{email}</p>
    </div>
  ),
})
