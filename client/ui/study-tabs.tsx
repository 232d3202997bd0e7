import { Link } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { classes } from './classes.ts'

const tabs = [
  ['materials', paths.studyMaterials()],
  ['currentAffairs', paths.currentAffairs()],
] as const

/** Tabs of the study materials: links to the two lists. */
export function StudyTabs({ shown }: { shown: (typeof tabs)[number][0] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('study.label')} className="mb-5 flex gap-2 border-b border-hairline">
      {tabs.map(([tab, to]) => (
        <Link
          key={tab}
          to={to}
          aria-current={tab === shown ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 items-center border-b-2 px-3 font-semibold',
            tab === shown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`study.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
