import { Lock } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Countdown } from './countdown.tsx'
import { testAction, type TestAction } from './test-action.ts'

type LinkAction = Exclude<TestAction, 'startsIn' | 'paused' | 'closed'>

const looks = {
  start: 'primary',
  resume: 'accent',
  result: 'secondary',
  reattempt: 'secondary',
  lobby: 'primary',
  unlock: 'secondary',
} as const

const addressOf = (action: LinkAction, testId: string): string =>
  action === 'result' ? paths.testResult(testId) : paths.test(testId)

/**
 * The button or note of a test's one action. Its accessible name includes the test's title, since a list holds many of
 * them.
 */
export function TestButton({ test, serverNow }: { test: TestSummary; serverNow: number }) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  const action = testAction(test)
  const width = 'w-full sm:w-40 sm:shrink-0'
  if (action === 'closed' || action === 'paused' || action === 'startsIn') {
    return (
      <p
        className={`flex min-h-11 items-center justify-center rounded-md bg-sunken px-3 text-center text-sm text-muted ${width}`}
      >
        {action === 'startsIn' && test.opensAt !== null ? (
          <Countdown
            at={test.opensAt}
            serverNow={serverNow}
            say={(left) => t('startsIn', { left })}
            after={t('startingNow')}
          />
        ) : (
          t(action === 'paused' ? 'paused' : 'closed')
        )}
      </p>
    )
  }
  return (
    <LinkButton to={addressOf(action, test.id)} look={looks[action]} className={width}>
      {action === 'unlock' && <Lock aria-hidden className="size-4" />}
      <span aria-hidden>{t(action)}</span>
      <span className="sr-only">{t(`${action}Of`, { title: pick(test.title) })}</span>
    </LinkButton>
  )
}
