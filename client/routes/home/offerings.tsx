import { BookOpen, Briefcase, ChartLine, ClipboardList, Newspaper, Video } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { Badge } from '../../ui/badge.tsx'

const offerings = [
  { key: 'tests', to: paths.tests(), icon: ClipboardList, soon: false },
  { key: 'materials', to: paths.studyMaterials(), icon: BookOpen, soon: false },
  { key: 'videos', to: paths.videos(), icon: Video, soon: true },
  { key: 'currentAffairs', to: paths.currentAffairs(), icon: Newspaper, soon: false },
  { key: 'jobs', to: paths.jobs(), icon: Briefcase, soon: false },
  { key: 'premium', to: paths.tests(), icon: ChartLine, soon: false },
] as const

/** Everything the product offers, with an honest word on what is still to come. */
export function Offerings() {
  const { t } = useTranslation('home')
  return (
    <section>
      <h2 className="text-xl">{t('offerings.title')}</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {offerings.map(({ key, to, icon: Icon, soon }) => (
          <li key={key} className="card relative flex gap-4 p-4 hover:border-primary">
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
            <div>
              <h3 className="flex flex-wrap items-center gap-2 text-base">
                <Link to={to} className="after:absolute after:inset-0 after:rounded-md">
                  {t(`offerings.${key}.title`)}
                </Link>
                {soon && <Badge>{t('offerings.soon')}</Badge>}
              </h3>
              <p className="mt-1 text-muted">{t(`offerings.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
