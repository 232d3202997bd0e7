import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link, useRevalidator } from 'react-router'
import type { TestDetail } from '../../../../domain/catalogue/contract.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { TestBack } from '../../../ui/test-back.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { Countdown } from './countdown.tsx'

// Not by `lazy-buy-box`: the page of a test would name one more chunk.
const BuyBox = lazyPart(() => import('../../../ui/buy-box.tsx'), 'BuyBox')

/** `taken` is true when the student has a finished attempt. */
type Props = { test: TestDetail; taken: boolean }

/** A test that cannot be started now: the reason, and links to what can. */
export function Gate({ test, taken }: Props) {
  const { t } = useTranslation('attempt')
  return (
    <div className="page grid max-w-2xl gap-6 py-4 md:py-8">
      <div>
        <TestBack series={test.series} />
        <h1 className="text-2xl">
          <BilingualText text={test.title} />
        </h1>
      </div>
      <Reason test={test} taken={taken} />
      <div className="flex flex-wrap gap-3">
        {taken && <LinkButton to={paths.testResult(test.id)}>{t('gate.result')}</LinkButton>}
        {test.series && (
          <LinkButton
            look={taken || test.entitlement !== 'open' ? 'secondary' : 'primary'}
            to={paths.series(test.series.id)}
          >
            {t('gate.toSeries')}
          </LinkButton>
        )}
        <LinkButton look="secondary" to={paths.tests()}>
          {t('gate.toTests')}
        </LinkButton>
      </div>
      <ErrataLink test={test} />
    </div>
  )
}

function Reason({ test, taken }: Props): ReactNode {
  const { t } = useTranslation('attempt')
  const { revalidate } = useRevalidator()
  const { dateTime } = useFormat()
  if (test.entitlement !== 'open') {
    return (
      <Notice title={t('gate.locked')}>
        <div className="grid gap-3">
          <p>{t('gate.lockedText')}</p>
          <BuyBox sale={test} owned={false} />
        </div>
      </Notice>
    )
  }
  if (test.state === 'scheduled' && test.opensAt !== null) {
    return (
      <Notice title={t('gate.scheduled')}>
        <p>{t(test.commonStart ? 'gate.commonText' : 'gate.scheduledText', { date: dateTime(test.opensAt) })}</p>
        <Countdown to={test.opensAt} serverNow={test.serverNow} onReached={() => void revalidate()} />
      </Notice>
    )
  }
  if (test.state === 'paused') return <Notice title={t('gate.paused')}>{t('gate.pausedText')}</Notice>
  if (taken) return <Notice title={t('gate.taken')}>{t('gate.takenOnce')}</Notice>
  return (
    <Notice title={t('gate.closed')}>
      {test.closesAt !== null && t('gate.closedText', { date: dateTime(test.closesAt) })}
    </Notice>
  )
}

/** Above the instructions: the student's earlier attempt, and corrections of the key. */
export function TestNotes({ test, taken }: Props) {
  const { t } = useTranslation('attempt')
  return (
    <>
      {taken && (
        <Notice
          title={t('gate.taken')}
          actions={
            <LinkButton look="secondary" to={paths.testResult(test.id)}>
              {t('gate.result')}
            </LinkButton>
          }
        >
          {t('gate.takenText')}
        </Notice>
      )}
      <ErrataLink test={test} />
    </>
  )
}

function ErrataLink({ test: { id, hasErrata } }: { test: TestDetail }) {
  const { t } = useTranslation('attempt')
  if (!hasErrata) return null
  return (
    <Link to={learningPaths.testErrata(id)} className="link inline-flex min-h-11 items-center justify-self-start">
      {t('gate.errata')}
    </Link>
  )
}
