import { useTranslation } from '../i18n/use-translation.ts'
import { Outlet, useLocation, useMatches } from 'react-router'
import type { PageHandle } from './page-handle.ts'
import { BottomNav } from './shell/bottom-nav.tsx'
import { EdgeHtml } from './shell/edge-html.tsx'
import { FloatingMenu } from './shell/floating-menu.tsx'
import { footerOnPhones } from './shell/footer-rule.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { NavigationSkeleton } from './shell/navigation-skeleton.tsx'

/** Header, footer, bottom navigation and floating menu of every page with the layout; the office replaces them. */
export default function Layout() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const isOffice = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.audience === 'admin')
  if (isOffice) return <Outlet />
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="absolute left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-2"
      >
        {t('skipToContent')}
      </a>
      <Header />
      <FloatingMenu />
      <EdgeHtml of="banners" pathname={pathname} />
      <main id="main" tabIndex={-1} className={`beside-menu grow md:pb-0 ${footerOnPhones(pathname) ? '' : 'pb-20'}`}>
        <NavigationSkeleton>
          <Outlet />
        </NavigationSkeleton>
      </main>
      <Footer pathname={pathname} />
      <BottomNav />
    </div>
  )
}
