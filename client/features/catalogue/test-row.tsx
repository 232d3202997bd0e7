import { Circle, CircleCheck, Lock } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Countdown } from './countdown.tsx'
import { isFinished, testAction } from './test-action.ts'
import { TestButton, type TestButtonProps } from './test-button.tsx'
import { TestFacts } from './test-facts.tsx'

type Props = Pick<TestButtonProps, 'test' | 'serverNow' | 'isMinor'>

/** A test in a list, with its facts and its one action. */
export function TestRow({ test, serverNow, isMinor }: Props) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Mark test={test} />
      <div className="min-w-0 grow">
        <h3 className="text-base leading-snug font-semibold">
          <BilingualText text={test.title} />
        </h3>
        <LiveBadge test={test} />
        <TestFacts test={test} />
        <Window test={test} serverNow={serverNow} />
      </div>
      <TestButton test={test} serverNow={serverNow} {...(isMinor && { isMinor })} />
    </li>
  )
}

/** State of a test at a glance; its button says it in words. */
function Mark({ test }: { test: TestSummary }) {
  const look = 'size-5 shrink-0'
  if (isFinished(test)) return <CircleCheck aria-hidden className={`${look} text-success`} />
  if (testAction(test) === 'unlock') return <Lock aria-hidden className={`${look} text-muted`} />
  return <Circle aria-hidden className={`${look} ${test.mine ? 'text-accent' : 'text-edge'}`} />
}

/** State of a live test. */
function LiveBadge({ test: { kind, state } }: { test: TestSummary }) {
  const { t } = useTranslation('catalogue')
  if (kind !== 'live' || (state !== 'live' && state !== 'scheduled')) return null
  return state === 'live' ? (
    <Badge tone="danger">{t('common:live')}</Badge>
  ) : (
    <Badge tone="primary">{t('upcomingLive')}</Badge>
  )
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
