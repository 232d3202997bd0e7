import { BookOpen, Briefcase, ClipboardList, GraduationCap, House } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { isWithin } from './sections.ts'

const items = [
  { key: 'home', to: paths.home(), icon: House },
  { key: 'tests', to: paths.tests(), icon: ClipboardList },
  { key: 'courses', to: paths.courses(), icon: GraduationCap },
  { key: 'materials', to: paths.studyMaterials(), icon: BookOpen },
  { key: 'jobs', to: paths.jobs(), icon: Briefcase },
] as const

/** Bottom navigation on phones; leaves room for the floating menu at its end. The profile is in the header's menu. */
export function BottomNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={t('bottomNav')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-40 border-t border-hairline bg-paper pe-16 pb-[env(safe-area-inset-bottom)] noscript:pe-0 md:hidden"
    >
      <ul className="grid grid-cols-5">
        {items.map(({ key, to, icon: Icon }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={isWithin(to, pathname) ? 'page' : undefined}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs leading-tight text-muted -outline-offset-3 aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-primary"
            >
              <Icon aria-hidden className="size-5" />
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
