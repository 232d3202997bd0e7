import { useTranslation } from '../../i18n/use-translation.ts'
import { Link, useLocation } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { isWithin } from '../shell/sections.ts'

const items = [
  ['admin', paths.admin()],
  ['adminTests', paths.adminTests()],
  ['adminTestSeries', paths.adminTestSeries()],
  ['adminQuestionBank', paths.adminQuestionBank()],
  ['adminDeletedQuestions', paths.adminDeletedQuestions()],
  ['adminMaterials', paths.adminMaterials()],
  ['adminVideos', paths.adminVideos()],
  ['adminCourses', paths.adminCourses()],
  ['adminJobs', paths.adminJobs()],
  ['adminStudents', paths.adminStudents()],
  ['adminSales', paths.adminSales()],
  ['adminNotifications', paths.adminNotifications()],
  ['adminActivities', paths.adminActivities()],
  ['adminSettings', paths.adminSettings()],
] as const

const exact: readonly string[] = [paths.admin(), paths.adminQuestionBank()]

/** Navigation of the office: a strip that scrolls on a phone, lines on wider screens. */
export function AdminNav() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const isHere = (to: string) => (exact.includes(to) ? pathname === to : isWithin(to, pathname))
  return (
    <nav aria-label={t('admin.label')} className="border-b border-hairline bg-sunken">
      <ul className="page flex overflow-x-auto md:flex-wrap">
        {items.map(([screen, to]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isHere(to) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-primary aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {t(`coming:screens.${screen}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
