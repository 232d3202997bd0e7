import { Link } from 'react-router'
import type { SeriesProgress } from '../../../domain/home/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

/** Progress in the series that the student began. */
export function MyProgress({ progress }: { progress: SeriesProgress[] }) {
  const { t } = useTranslation('home')
  const { pick } = useBilingual()
  return (
    <section className="card p-4">
      <h2 className="text-lg">{t('progress.title')}</h2>
      <ul className="mt-1 divide-y divide-hairline">
        {progress.map(({ id, title, done, total }) => {
          const text = t('catalogue:progress', { count: done, total })
          return (
            <li key={id} className="py-2">
              <Link to={paths.series(id)} className="link inline-flex min-h-11 items-center">
                <BilingualText text={title} />
              </Link>
              <p className="flex items-center gap-3 text-sm text-muted">
                <progress
                  value={done}
                  max={total}
                  aria-label={`${pick(title)}: ${text}`}
                  className="progress h-2 grow"
                />
                <span className="tabular">{text}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
