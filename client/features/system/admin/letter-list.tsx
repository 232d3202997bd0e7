import { Form } from 'react-router'
import type { DeadLetter, LetterQueue, QueueView } from '../../../../domain/system/contract.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { AgainButton } from './again-button.tsx'
import { Failure, Failures } from './failures.tsx'

type Props = {
  of: 'mail' | 'other'
  letters: readonly DeadLetter[]
  /** Queues of these messages. */
  queues: readonly QueueView[]
  answer: OfficeAnswer | undefined
}

/** Messages that failed for good: mails, or those of the other queues. */
export function LetterList({ of, letters, queues, answer }: Props) {
  const { t } = useTranslation('system')
  return (
    <Failures
      id={of === 'mail' ? 'mails' : 'messages'}
      title={t(`letters.${of}.title`)}
      none={t(`letters.${of}.none`)}
      note={t('letters.note')}
      shown={letters.length}
      total={queues.reduce((sum, { failed }) => sum + failed, 0)}
      all={queues
        .filter(({ failed }) => failed > 1)
        .map(({ queue, failed }) => {
          const name = t('againKind', { kind: t(`queues.names.${queue}`), count: failed })
          const label = of === 'mail' ? t('againAll', { count: failed }) : name
          return <AgainButton key={queue} fields={{ intent: 'letters-again', of: queue }} label={label} name={name} />
        })}
    >
      {letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} answer={answer?.id === letter.id ? answer : undefined} />
      ))}
    </Failures>
  )
}

/** Name of a message in words. */
const useTitle = () => {
  const { t } = useTranslation('system')
  const titles: Record<LetterQueue, (about: string) => string> = {
    mail: (about) => about,
    events: (kind) => t('letters.event', { kind }),
    results: (id) => t('letters.submission', { id }),
    notices: () => t('letters.notices'),
  }
  return ({ queue, about }: DeadLetter): string => (about ? titles[queue](about) : t('letters.unreadable'))
}

function LetterRow({ letter, answer }: { letter: DeadLetter; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('system')
  const { dateTime } = useFormat()
  const { id, to, language, reason, diedAt, canBeSent } = letter
  const title = useTitle()(letter)
  const facts = [to, t('letters.died', { time: dateTime(diedAt) })].filter(Boolean).join(' · ')
  const name = [title, to].filter(Boolean).join(', ')
  return (
    <Failure title={<span lang={language ?? undefined}>{title}</span>} facts={facts} reason={reason}>
      {canBeSent ? (
        <AgainButton fields={{ intent: 'letters-again', id }} label={t('again')} name={t('againOf', { name })} />
      ) : (
        <p className="basis-full text-sm text-muted">{t('letters.notKept')}</p>
      )}
      <DropForm id={id} name={name} answer={answer?.intent === 'drop-letter' ? answer : undefined} />
    </Failure>
  )
}

/** Form that drops a message with a reason. */
function DropForm({ id, name, answer }: { id: string; name: string; answer: OfficeAnswer | undefined }) {
  const { t } = useTranslation('system')
  const isRefused = answer?.code === 'input.invalid'
  return (
    <details open={isRefused} className="open:basis-full">
      <summary aria-label={t('letters.dropOf', { name })} className={`${compactButton} cursor-pointer list-none`}>
        {t('letters.drop')}
      </summary>
      <Form method="post" preventScrollReset noValidate className="mt-2 grid max-w-96 gap-3">
        <HiddenFields fields={{ intent: 'drop-letter', id }} />
        <Field
          label={t('letters.why')}
          name="reason"
          maxLength={300}
          defaultValue={isRefused ? answer.values['reason'] : ''}
          {...(isRefused && { error: t('reasonMissing') })}
        />
        <Button type="submit" look="danger" className="justify-self-start">
          {t('letters.confirm')}
        </Button>
      </Form>
    </details>
  )
}
