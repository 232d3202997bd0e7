import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Countdown } from './countdown.tsx'
import { TestButton } from './test-button.tsx'

/** A test in a list, with its facts and its one action. */
export function TestRow({ test, serverNow }: { test: TestSummary; serverNow: number }) {
  const { t } = useTranslation('catalogue')
  const { span } = useFormat()
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <Kind test={test} />
          {test.access === 'free' && <Badge tone="success">{t('common:free')}</Badge>}
        </p>
        <h3 className="mt-1.5 text-base font-semibold">
          <BilingualText text={test.title} />
        </h3>
        <p className="tabular text-sm text-muted">
          {t('questions', { count: test.questionCount })} · {t('marks', { marks: formatMarks(test.maxUnits) })} ·{' '}
          {span(test.durationMs)}
        </p>
        <Window test={test} serverNow={serverNow} />
      </div>
      <TestButton test={test} serverNow={serverNow} />
    </li>
  )
}

/** State of a live test, kind of any other. */
function Kind({ test: { kind, state } }: { test: TestSummary }) {
  const { t } = useTranslation('catalogue')
  if (kind === 'live' && state === 'live') return <Badge tone="danger">{t('common:live')}</Badge>
  if (kind === 'live' && state === 'scheduled') return <Badge tone="primary">{t('upcomingLive')}</Badge>
  return <span className="text-sm text-muted">{t(`kinds.${kind}`)}</span>
}

function Window({ test, serverNow }: { test: TestSummary; serverNow: number }) {
  const { t } = useTranslation('catalogue')
  const { dateTime } = useFormat()
  if (test.state === 'scheduled' && test.opensAt !== null) {
    return <p className="text-sm">{t('startsAt', { when: dateTime(test.opensAt) })}</p>
  }
  if (test.closesAt === null) return null
  if (test.state === 'closed')
    return <p className="text-sm text-muted">{t('closedAt', { when: dateTime(test.closesAt) })}</p>
  return (
    <p className="text-sm">
      {t('closesAt', { when: dateTime(test.closesAt) })} ·{' '}
      <Countdown at={test.closesAt} serverNow={serverNow} say={(left) => t('closesIn', { left })} after={t('closed')} />
    </p>
  )
}
