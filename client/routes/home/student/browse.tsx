import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const places = [
  { key: 'tests', to: paths.tests() },
  { key: 'courses', to: paths.courses() },
  { key: 'videos', to: paths.videos() },
  { key: 'materials', to: paths.studyMaterials() },
  { key: 'jobs', to: paths.jobs() },
] as const

/** Ways to the whole lists. */
export function Browse() {
  const { t } = useTranslation('myHome')
  return (
    <nav aria-label={t('browse')}>
      <h2 className="text-lg md:text-xl">{t('browse')}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {places.map(({ key, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="card inline-flex min-h-11 items-center px-3 hover:border-primary hover:text-primary"
            >
              {t(`shell:${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
