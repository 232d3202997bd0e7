import { useEffect, useRef, type ReactNode } from 'react'
import type { StudentAttempt } from '../../../../domain/students/contract.ts'
import { attemptActs, type AttemptAct } from '../../../../domain/students/attempt-acts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ReasonedButton } from '../../../office/frame/reasoned-button.tsx'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ActForm } from './act-form.tsx'
import type { StudentData } from './load-student.ts'
import { PurchaseForm } from './purchase-forms.tsx'
import { useActAddress } from './use-act-address.ts'

type Props = { data: StudentData; answer: OfficeAnswer | undefined; lateAnswers: ReactNode }

const isOfAttempt = (act: string | null): act is AttemptAct => attemptActs.some((each) => each === act)

/** The opened attempt or act. It gets the focus as it opens, because its link may be far below. */
export function ActPanel({ data, answer, lateAnswers }: Props) {
  const { t } = useTranslation('studentPage')
  const { pick } = useBilingual()
  const { act, attempt, page } = data
  const { student } = page
  if (attempt) {
    const title = pick(attempt.test.title) || t('attempt.deletedTest')
    return (
      <Panel title={t('attempt.panel', { title })} name={`${attempt.id} ${act ?? ''}`}>
        <AttemptFacts attempt={attempt} />
        {isOfAttempt(act) && attempt.refusals[act] === null ? (
          <ActForm act={act} student={student} attempt={attempt} answer={answer}>
            {act === 'evidence' && lateAnswers}
          </ActForm>
        ) : (
          <AttemptActs attempt={attempt} />
        )}
      </Panel>
    )
  }
  if (act === null || isOfAttempt(act)) return null
  return (
    <Panel title={t(`acts.${act}`)} name={act}>
      {act === 'grant' || act === 'merge' || act === 'revoke' || act === 'undo_merge' ? (
        <PurchaseForm act={act} data={data} answer={answer} />
      ) : (
        <ActForm act={act} student={student} attempt={null} answer={answer} />
      )}
    </Panel>
  )
}

function Panel({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [name])
  return (
    <section
      ref={box}
      id="act"
      tabIndex={-1}
      aria-labelledby="act-title"
      className="grid gap-3 rounded-md border border-primary bg-surface p-4 outline-none"
    >
      <h2 id="act-title" className="text-lg [overflow-wrap:anywhere]">
        {title}
      </h2>
      {children}
    </section>
  )
}

function AttemptFacts({ attempt: { startedAt, state, deadlineAt, countable } }: { attempt: StudentAttempt }) {
  const { t } = useTranslation('studentPage')
  const { dateTime } = useFormat()
  return (
    <p className="text-sm text-muted">
      {t('attempt.facts', { started: dateTime(startedAt), state: t(`attempt.states.${state}`) })}
      {deadlineAt !== null && ` · ${t('attempt.ends', { time: dateTime(deadlineAt) })}`}
      {countable > 0 && ` · ${t('attempt.countable', { count: countable })}`}
    </p>
  )
}

function AttemptActs({ attempt }: { attempt: StudentAttempt }) {
  const { t } = useTranslation('studentPage')
  const address = useActAddress()
  return (
    <div role="group" aria-label={t('attempt.acts')} className="flex flex-wrap gap-2">
      {attemptActs.map((act) => {
        const refusal = attempt.refusals[act]
        return refusal === null ? (
          <LinkButton key={act} look="secondary" to={address({ attempt: attempt.id, act })} preventScrollReset>
            {t(`acts.${act}`)}
          </LinkButton>
        ) : (
          <ReasonedButton key={act} look="secondary" reason={t(`refused.${refusal}`)}>
            {t(`acts.${act}`)}
          </ReasonedButton>
        )
      })}
      <LinkButton look="quiet" to={address()} preventScrollReset>
        {t('attempt.close')}
      </LinkButton>
    </div>
  )
}
