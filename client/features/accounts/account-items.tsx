import { Bell, LogOut, Settings2, ShoppingBag, User } from 'lucide-react'
import { paths } from '../../../domain/paths.ts'
import type { useTranslation } from '../../i18n/use-translation.ts'
import type { MenuItem } from '../../ui/menu.tsx'
import type { AuthState } from './auth-context.ts'

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** Items of a student's menu. */
export const accountItems = (
  t: ReturnType<typeof useTranslation<'shell'>>['t'],
  { isAdmin, logOut }: AuthState,
): MenuItem[] => [
  { key: 'profile', label: t('profile'), to: paths.profile(), icon: <User {...icon} /> },
  { key: 'notifications', label: t('notifications'), to: paths.notifications(), icon: <Bell {...icon} /> },
  { key: 'purchases', label: t('myPurchases'), to: paths.myPurchases(), icon: <ShoppingBag {...icon} /> },
  ...(isAdmin ? [{ key: 'admin', label: t('adminArea'), to: paths.admin(), icon: <Settings2 {...icon} /> }] : []),
  { key: 'logout', label: t('logout'), onSelect: () => void logOut(), icon: <LogOut {...icon} /> },
]
