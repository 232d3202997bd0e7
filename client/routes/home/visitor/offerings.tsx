import { BookOpen, Briefcase, ChartLine, ClipboardList, Newspaper, Video } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'

const offerings = [
  { key: 'tests', to: paths.tests(), icon: ClipboardList },
  { key: 'materials', to: paths.studyMaterials(), icon: BookOpen },
  { key: 'videos', to: paths.videos(), icon: Video },
  { key: 'currentAffairs', to: paths.currentAffairs(), icon: Newspaper },
  { key: 'jobs', to: paths.jobs(), icon: Briefcase },
  { key: 'premium', to: paths.tests(), icon: ChartLine },
] as const

/** All offerings of the product. */
export function Offerings() {
  const { t } = useTranslation('home')
  return (
    <section>
      <h2 className="text-lg md:text-xl">{t('offerings.title')}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offerings.map(({ key, to, icon: Icon }) => (
          <li key={key} className="card relative flex gap-4 p-4 hover:border-primary">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
            <div>
              <h3 className="text-base">
                <Link to={to} className="after:absolute after:inset-0 after:rounded-md">
                  {t(`offerings.${key}.title`)}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{t(`offerings.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
