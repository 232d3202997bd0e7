import { Circle, CircleCheck, Lock } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { classes } from '../../ui/classes.ts'
import { isFinished, testAction } from './test-action.ts'
import { TestButton, type TestButtonProps } from './test-button.tsx'
import { TestFacts } from './test-facts.tsx'

type Props = Pick<TestButtonProps, 'test' | 'serverNow' | 'isMinor'>

/** A test in a list, with its facts and its one action. */
export function TestRow({ test, serverNow, isMinor }: Props) {
  // On a phone the button is below the words, unless it is a short one without an edge.
  return (
    <li className={classes('flex items-center gap-3 py-2.5', !isMinor && 'max-sm:flex-wrap')}>
      {(isMinor || isFinished(test)) && <Mark test={test} />}
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug font-semibold">
          <BilingualText text={test.title} />
        </h3>
        <TestFacts test={test} />
        <Window test={test} />
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

function Window({ test }: { test: TestSummary }) {
  const { t } = useTranslation('catalogue')
  const { dateTime } = useFormat()
  if (test.state === 'scheduled' && test.opensAt !== null) {
    return <p className="text-sm">{t('startsAt', { when: dateTime(test.opensAt) })}</p>
  }
  if (test.closesAt === null) return null
  const isClosed = test.state === 'closed'
  return (
    <p className={classes('text-sm', isClosed && 'text-muted')}>
      {t(isClosed ? 'closedAt' : 'closesAt', { when: dateTime(test.closesAt) })}
    </p>
  )
}
