import { Form, useNavigation } from 'react-router'
import type { MessageAnswer, MessageView } from '../../../../domain/contact/office.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'

/** Message with its answers, their deliveries and notes, oldest first. */
export function MessageThread({ message }: { message: MessageView }) {
  const { t } = useTranslation('activities')
  const { dateTime } = useFormat()
  const later = [
    ...message.answers.map((answer) => ({ kind: 'answer' as const, ...answer })),
    ...message.notes.map((note) => ({ kind: 'note' as const, ...note })),
  ].toSorted((one, other) => one.at - other.at)
  const nameOf = (by: string | null) => by ?? t('messages.someone')
  return (
    <ol aria-label={t('messages.thread')} className="grid gap-3">
      <li className="rounded-md border border-hairline bg-surface p-4">
        <p className="text-sm text-muted">
          <span lang={writtenLanguage(message.name)}>{message.name}</span> · {dateTime(message.createdAt)}
        </p>
        <p lang={message.language} className="mt-1 max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]">
          {message.message}
        </p>
      </li>
      {later.map((entry) => (
        <li
          key={entry.id}
          className={
            entry.kind === 'answer'
              ? 'ms-4 rounded-md border border-primary bg-surface p-4 md:ms-10'
              : 'ms-4 rounded-md border border-dashed border-edge bg-sunken p-4 md:ms-10'
          }
        >
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <span>
              {t(entry.kind === 'answer' ? 'messages.answerBy' : 'messages.noteBy', { name: nameOf(entry.by) })}
              {' · '}
              {dateTime(entry.at)}
            </span>
            {entry.kind === 'answer' && <Delivery answer={entry} />}
          </p>
          <p
            lang={entry.kind === 'answer' ? message.language : undefined}
            className="mt-1 max-w-reading whitespace-pre-wrap [overflow-wrap:anywhere]"
          >
            {entry.text}
          </p>
        </li>
      ))}
    </ol>
  )
}

const tones = { queued: 'neutral', sent: 'success', failed: 'danger' } as const

function Delivery({ answer: { id, delivery, deliveredAt, maySendAgain } }: { answer: MessageAnswer }) {
  const { t } = useTranslation('activities')
  const { dateTime } = useFormat()
  const busy = useNavigation().formData?.get('answerId') === id
  return (
    <>
      <Badge tone={tones[delivery]}>
        {t(`messages.delivery.${delivery}`, { when: deliveredAt === null ? '' : dateTime(deliveredAt) })}
      </Badge>
      {maySendAgain && (
        <Form method="post">
          <HiddenFields fields={{ intent: 'send-again', answerId: id }} />
          <Button type="submit" look="quiet" disabled={busy}>
            {t('messages.sendAgain')}
          </Button>
        </Form>
      )}
    </>
  )
}
