import { Search } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { AccountMenu } from '../../features/accounts/account-menu.tsx'
import { useAuth } from '../../features/accounts/auth-context.ts'
import { fromHeader, openerId } from '../../features/search/search-opener.ts'
import { ThemeMenu } from '../../theme/theme-menu.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { LanguageToggle } from '../../ui/language-toggle.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { isExamHall } from './exam-hall.ts'
import { isWithin } from './sections.ts'

const navItems = [
  ['tests', paths.tests()],
  ['materials', paths.studyMaterials()],
  ['videos', paths.videos()],
  ['courses', paths.courses()],
  ['jobs', paths.jobs()],
  ['about', paths.about()],
] as const

/** Holds its place while it loads. */
const Bell = lazyPart(() => import('../../features/notifications/bell.tsx'), 'Bell', <span className="size-11" />)

export function Header() {
  const { t } = useTranslation('shell')
  const { user } = useAuth()
  const { pathname } = useLocation()
  return (
    <header className="sticky top-0 z-40 border-b border-hairline bg-paper">
      <div className="page flex min-h-14 items-center gap-2 md:min-h-16">
        <Link
          to={paths.home()}
          aria-label={t('homeLink')}
          className="-ml-1 flex min-h-11 min-w-0 items-center rounded-md px-1"
        >
          <Logo short />
        </Link>
        <nav aria-label={t('mainNav')} className="ml-4 hidden md:block">
          <ul className="flex items-center">
            {navItems.map(([key, to]) => (
              <li key={key}>
                <Link
                  to={to}
                  aria-current={isWithin(to, pathname) ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center border-b-2 border-transparent px-2.5 whitespace-nowrap text-muted hover:text-ink lg:px-3 aria-[current=page]:border-primary aria-[current=page]:text-ink"
                >
                  {t(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center">
          <Tooltip label={t('search')}>
            <LinkButton
              id={openerId}
              to={paths.search()}
              state={fromHeader}
              look="quiet"
              size="icon"
              className="text-ink!"
            >
              <Search aria-hidden className="size-5" />
            </LinkButton>
          </Tooltip>
          <LanguageToggle />
          <ThemeMenu />
          {user && !isExamHall(pathname) && <Bell userId={user.uid} />}
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
