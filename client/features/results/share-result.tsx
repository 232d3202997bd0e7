import { useState } from 'react'
import { formatMarks } from '../../../domain/results/marks.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import type { ResultSummary } from './result-summary.ts'

type Props = {
  result: Pick<ResultSummary, 'test' | 'totals'>
  /** Origin of the site, for absolute links. */
  origin: string
}

/** Shares the public page of the test; the score is included only on request. */
export function ShareResult({ result: { test, totals }, origin }: Props) {
  const { t } = useTranslation('result')
  const { pick } = useBilingual()
  const [withScore, setWithScore] = useState(false)
  const title = pick(test.title)
  const score = { score: formatMarks(totals.units), max: formatMarks(totals.maxUnits), title }
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <ShareLinks
        title={withScore ? t('share.withScore', score) : title}
        url={`${origin}${test.seriesId ? paths.series(test.seriesId) : paths.tests()}`}
      />
      <label className="inline-flex min-h-11 items-center gap-2 text-sm noscript:hidden">
        <input
          type="checkbox"
          checked={withScore}
          onChange={({ target }) => setWithScore(target.checked)}
          className="tick size-5"
        />
        {t('share.score')}
      </label>
    </div>
  )
}
