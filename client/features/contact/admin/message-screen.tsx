import { Form, Link, useNavigation } from 'react-router'
import type { MessageView } from '../../../../domain/contact/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { InboxAnswer } from './inbox-action.ts'
import { MessageThread } from './message-thread.tsx'

type Props = { message: MessageView; userId: string; answer: InboxAnswer | undefined; now: number }

/** One message: sender, acts, thread, answer and note. */
export function MessageScreen({ message, userId, answer, now }: Props) {
  const { t } = useTranslation('activities')
  const { email, name, topic, reference, state, language, userId: account, subject } = message
  return (
    <div className="grid gap-5">
      {answer && <Outcome answer={answer} />}
      <header className="grid gap-1">
        <h2 lang={language} className="text-xl [overflow-wrap:anywhere]">
          {subject}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge tone={state === 'new' || state === 'read' ? 'primary' : 'neutral'}>
            {t(`messages.stateOf.${state}`)}
          </Badge>
          <span className="tabular">{reference}</span>
          <span>{t(`contact:topics.${topic}`)}</span>
          <span className="[overflow-wrap:anywhere]">
            {t('messages.from')}:{' '}
            {account ? (
              <Link to={officePaths.adminStudent(account)} lang={writtenLanguage(name)} className="link">
                {name}
              </Link>
            ) : (
              <span lang={writtenLanguage(name)}>{name}</span>
            )}{' '}
            ({email})
          </span>
          <span>{t(account ? 'messages.account' : 'messages.visitor')}</span>
          <span>{t(`messages.language.${language}`)}</span>
        </p>
        <Acts message={message} />
      </header>
      <MessageThread message={message} />
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-start">
        {state === 'spam' ? <div /> : <AnswerForm key={message.id} {...{ message, userId, answer, now }} />}
        <NoteForm key={message.notes.length} answer={answer} />
      </div>
      <p>
        <Link
          to={`${officePaths.adminActivities()}?${new URLSearchParams({ kind: 'message', item: message.id })}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('messages.activities')}
        </Link>
      </p>
    </div>
  )
}

function Outcome({ answer: { intent, refusal, isEmpty, state } }: { answer: InboxAnswer }) {
  const { t } = useTranslation('activities')
  if (isEmpty || intent === 'draft') return null
  if (refusal) return intent === 'answer' ? null : <Notice tone="danger">{t(`errors:${refusal.code}`)}</Notice>
  const said = {
    answer: () => t('messages.answer.sent'),
    note: () => t('messages.note.added'),
    move: () => t(`messages.moved.${state ?? 'new'}`),
    'send-again': () => t('messages.again'),
  }
  return <Notice tone="success">{said[intent]()}</Notice>
}

type Move = { to: 'new' | 'closed' | 'spam'; label: 'close' | 'reopen' | 'spam' | 'notSpam' }

const movesOf = (state: MessageView['state']): Move[] => {
  if (state === 'spam') return [{ to: 'new', label: 'notSpam' }]
  if (state === 'closed') return [{ to: 'new', label: 'reopen' }]
  const close: Move = { to: 'closed', label: 'close' }
  return state === 'answered' ? [close, { to: 'new', label: 'reopen' }] : [close, { to: 'spam', label: 'spam' }]
}

function Acts({ message }: { message: MessageView }) {
  const { t } = useTranslation('activities')
  const busy = useNavigation().formData?.get('intent') === 'move'
  return (
    <div className="flex flex-wrap gap-2 pt-1">
      {movesOf(message.state).map(({ to, label }) => (
        <Form key={to} method="post">
          <HiddenFields fields={{ intent: 'move', state: to, revision: String(message.revision) }} />
          <Button type="submit" look="secondary" disabled={busy}>
            {t(`messages.acts.${label}`)}
          </Button>
        </Form>
      ))}
    </div>
  )
}

function NoteForm({ answer }: { answer: InboxAnswer | undefined }) {
  const { t } = useTranslation('activities')
  const busy = useNavigation().formData?.get('intent') === 'note'
  const isMine = answer?.intent === 'note'
  return (
    <Form method="post" className="grid gap-3" aria-label={t('messages.note.title')}>
      <HiddenFields fields={{ intent: 'note' }} />
      <h2 className="text-lg">{t('messages.note.title')}</h2>
      <TextArea
        label={t('messages.note.label')}
        name="text"
        rows={3}
        defaultValue={isMine ? answer.text : undefined}
        error={isMine && answer.isEmpty ? t('messages.note.missing') : undefined}
      />
      <Button type="submit" look="secondary" disabled={busy} className="justify-self-start">
        {t('messages.note.add')}
      </Button>
    </Form>
  )
}
