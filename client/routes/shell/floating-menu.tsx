import { Menu as MenuSign, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useAuth } from '../../features/accounts/auth-context.ts'
import { Menu } from '../../ui/menu.tsx'
import type { quickLinks } from './quick-links.tsx'

/**
 * Quick links within the thumb's reach. The button covers nothing: on a phone it is in the bottom navigation, elsewhere
 * in the margin that `beside-menu` (app.css) leaves free. Both leave while the reader scrolls down.
 */
export function FloatingMenu() {
  const { t } = useTranslation('shell')
  const { user } = useAuth()
  const [links, setLinks] = useState<typeof quickLinks | readonly []>([])
  useEffect(() => {
    let stop: (() => void) | null = null
    let isGone = false
    void import('./quick-links.tsx').then(
      (loaded) => {
        if (isGone) return
        setLinks(loaded.quickLinks)
        stop = loaded.watchScrolling()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  const viewer = user ? 'student' : 'visitor'
  return (
    <Menu
      label={t('quickLinks.label')}
      opens="up"
      className="floating-menu bottom-bar no-print fixed! right-1 bottom-[calc(0.25rem+env(safe-area-inset-bottom))] z-50 noscript:hidden md:right-2 md:bottom-4"
      buttonClass="flex h-12 w-14 flex-col md:w-12 items-center justify-center rounded-md bg-primary text-on-primary shadow-float hover:bg-primary-strong aria-expanded:bg-primary-strong"
      trigger={
        <>
          <MenuSign aria-hidden className="size-5 in-aria-expanded:hidden" />
          <X aria-hidden className="hidden size-5 in-aria-expanded:block" />
          <span className="text-xs leading-tight font-semibold">{t('quickLinks.short')}</span>
        </>
      }
      heading={<p className="border-b border-hairline px-4 py-2 font-semibold">{t('quickLinks.short')}</p>}
      items={links
        .filter(({ of = viewer }) => of === viewer)
        .map((link) => ({ ...link, label: t(link.key), group: t(`quickLinks.${link.group}`) }))}
    />
  )
}
