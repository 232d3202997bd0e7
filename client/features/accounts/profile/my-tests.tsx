import { useTranslation } from '../../../i18n/use-translation.ts'
import type { MyAttempt } from '../../../../domain/attempts/contract.ts'
import { lifeOf } from '../../../../domain/attempts/states.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** My attempts, newest first: an open one can be resumed, a finished one shows its result. */
export function MyTests({ attempts }: { attempts: MyAttempt[] }) {
  const { t } = useTranslation('profile')
  const shown = attempts.filter(({ state }) => lifeOf(state) !== 'void')
  return (
    <>
      {shown.length === 0 ? (
        <div className="-my-6">
          <EmptyState
            text={t('tests.none')}
            action={
              <>
                <LinkButton to={paths.demoTest()}>{t('tests.demo')}</LinkButton>
                <LinkButton to={paths.tests()} look="secondary">
                  {t('tests.browse')}
                </LinkButton>
              </>
            }
          />
        </div>
      ) : (
        <ul className="-my-3 divide-y divide-hairline">
          {shown.map((attempt) => (
            <AttemptRow key={attempt.attemptId} attempt={attempt} />
          ))}
        </ul>
      )}
    </>
  )
}

function AttemptRow({ attempt: { attemptId, testId, title, state, startedAt } }: { attempt: MyAttempt }) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const open = lifeOf(state) === 'open'
  const result = `${paths.testResult(testId)}?${new URLSearchParams({ attempt: attemptId })}`
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <h2 className="text-base leading-snug">
          <BilingualText text={title} />
        </h2>
        <p className="tabular flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {open && <Badge tone="primary">{t('tests.open')}</Badge>}
          {t('tests.started', { date: date(startedAt) })}
        </p>
      </div>
      <LinkButton
        to={open ? paths.test(testId) : result}
        className="shrink-0"
        look={open ? 'accent' : 'secondary'}
        aria-label={t(open ? 'tests.resumeOf' : 'tests.resultOf', { title: pick(title) })}
      >
        {t(open ? 'tests.resume' : 'tests.result')}
      </LinkButton>
    </li>
  )
}
