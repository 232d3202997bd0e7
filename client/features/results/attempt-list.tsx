import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from 'react-router'
import type { AttemptSummary } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { paths } from '../../../domain/paths.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { partOf } from './frame/tabs.ts'

/** Attempts of the test, newest first, each with a link to its result. */
export function AttemptList({
  testId,
  attempts,
  shown,
}: {
  testId: string
  attempts: AttemptSummary[]
  shown: string | null
}) {
  const { t } = useTranslation('result')
  const { dateTime } = useFormat()
  return (
    <section>
      <h2 className="mb-2 text-lg">{t('attempts')}</h2>
      <ul className="card divide-y divide-hairline">
        {attempts.map(({ attemptId, submittedAt, units, ranked, validity }, index) => (
          <li key={attemptId} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1">
            <Link
              to={partOf(paths.testResult, testId, attemptId)}
              aria-current={attemptId === shown ? 'page' : undefined}
              className="link inline-flex min-h-11 items-center"
            >
              {t('attemptNo', { number: attempts.length - index, date: dateTime(submittedAt) })}
            </Link>
            <span className="text-sm text-muted tabular">
              {[
                units !== null && `${t('marks')} ${formatMarks(units)}`,
                ranked && t('attemptRanked'),
                validity !== 'counted' && t(`attemptVoid.${validity}`),
                attemptId === shown && t('current'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
