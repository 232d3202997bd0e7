import { Circle, CircleCheck, Lock } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { Countdown } from './countdown.tsx'
import { isFinished, testAction } from './test-action.ts'
import { TestButton, type TestButtonProps } from './test-button.tsx'
import { TestFacts } from './test-facts.tsx'

const dayMs = 86_400_000

type Props = Pick<TestButtonProps, 'test' | 'serverNow' | 'isMinor'>

/** A test in a list, with its facts and its one action. */
export function TestRow({ test, serverNow, isMinor }: Props) {
  // A live test has two lines of facts and a long button, which is below them on a phone.
  const isLarge = !isMinor && test.kind === 'live'
  return (
    <li className={`flex items-center gap-3 py-2.5 ${isLarge ? 'max-sm:flex-wrap' : ''}`}>
      {!isLarge && <Mark test={test} />}
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug font-semibold">
          <BilingualText text={test.title} />
        </h3>
        <TestFacts test={test} />
        <Window test={test} serverNow={serverNow} />
      </div>
      <TestButton
        test={test}
        serverNow={serverNow}
        {...(isMinor && { isMinor })}
        {...(isLarge && { className: 'w-full sm:w-40 sm:shrink-0' })}
      />
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

/** When it opens or closes: its last day as a countdown. */
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
      {test.closesAt - serverNow < dayMs ? (
        <Countdown
          at={test.closesAt}
          serverNow={serverNow}
          say={(left) => t('closesIn', { left })}
          after={t('closed')}
        />
      ) : (
        t('closesAt', { when: dateTime(test.closesAt) })
      )}
    </p>
  )
}
