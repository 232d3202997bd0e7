import type { SeriesSummary } from '../../../domain/catalogue/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { ExamEmblem } from '../../ui/faces/exam-emblem.tsx'
import { ItemRow } from '../../ui/item-row.tsx'
import { SeriesFacts } from './series-facts.tsx'
import { SeriesProgress } from './series-progress.tsx'

type Props = {
  series: SeriesSummary
  heading?: 'h2' | 'h3'
}

/** A series in a list; the whole card opens it. */
export function SeriesCard({ series, heading = 'h3' }: Props) {
  const isBegun = series.tests.some(({ mine }) => mine !== null)
  return (
    <ItemRow
      to={paths.series(series.id)}
      title={series.title}
      heading={heading}
      shape="emblem"
      cover={<ExamEmblem exam={series.exam.id} />}
      over={<BilingualText text={series.exam.title} />}
      summary={series.summary}
    >
      {isBegun ? <SeriesProgress tests={series.tests} /> : <SeriesFacts series={series} />}
    </ItemRow>
  )
}
