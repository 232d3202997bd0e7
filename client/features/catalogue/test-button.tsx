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

/** Looks below the main button of a page. */
const minorLooks: Record<LinkAction, 'secondary' | 'quiet'> = {
  start: 'secondary',
  resume: 'secondary',
  result: 'quiet',
  reattempt: 'secondary',
  lobby: 'secondary',
  unlock: 'quiet',
}

const addressOf = (action: LinkAction, testId: string): string =>
  action === 'result' ? paths.testResult(testId) : paths.test(testId)

export type TestButtonProps = {
  test: TestSummary
  serverNow: number
  /** True in a list below the page's main button. */
  isMinor?: boolean
  className?: string
}

/**
 * The button or note of a test's one action. Its accessible name includes the test's title, since a list holds many of
 * them.
 */
export function TestButton({
  test,
  serverNow,
  isMinor = false,
  className = isMinor ? 'shrink-0 max-sm:px-2 whitespace-nowrap sm:w-36' : 'w-full sm:w-40 sm:shrink-0',
}: TestButtonProps) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  const action = testAction(test)
  if (action === 'closed' || action === 'paused' || action === 'startsIn') {
    return (
      <p
        className={`flex min-h-11 items-center justify-center rounded-md bg-sunken text-center text-sm text-muted ${isMinor ? 'max-w-28 shrink-0 px-2 sm:w-36 sm:max-w-none' : className}`}
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
    <LinkButton to={addressOf(action, test.id)} look={(isMinor ? minorLooks : looks)[action]} className={className}>
      <span aria-hidden>{t(action)}</span>
      <span className="sr-only">{t(`${action}Of`, { title: pick(test.title) })}</span>
    </LinkButton>
  )
}
