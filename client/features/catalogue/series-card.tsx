import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { SeriesPrice } from './series-price.tsx'
import { SeriesProgress } from './series-progress.tsx'

type Props = {
  series: SeriesSummary
  /** Heading level of the title, one below the heading above the list. */
  heading?: 'h2' | 'h3'
}

/** A series in a list; the whole card opens it. */
export function SeriesCard({ series, heading: Heading = 'h3' }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <article className="card relative flex flex-col gap-2 p-4 transition-colors hover:border-primary">
      <p className="text-sm text-muted">
        <BilingualText text={series.exam.title} />
      </p>
      <Heading className="text-lg">
        <Link to={paths.series(series.id)} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
          <BilingualText text={series.title} />
        </Link>
      </Heading>
      <p className="text-muted">
        <BilingualText text={series.summary} />
      </p>
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-2">
        <span className="tabular">{t('testCount', { count: series.testCount })}</span>
        {series.freeTestCount > 0 && <Badge tone="success">{t('freeCount', { count: series.freeTestCount })}</Badge>}
        <span className="ml-auto">
          <SeriesPrice series={series} />
        </span>
      </p>
      <SeriesProgress tests={series.tests} />
    </article>
  )
}
