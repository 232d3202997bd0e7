import { useState } from 'react'
import { Form, useActionData, useNavigation } from 'react-router'
import type { MessageKind } from '../../../../domain/notifications/messages.ts'
import { messageForm } from '../../../../domain/notifications/messages.ts'
import type { MessageView } from '../../../../domain/notifications/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Bilingual } from '../../../../domain/questions/text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import { useEditor, useSaveState, useValue, type Choices } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import { Checklist } from '../../../office/publishing/checklist.tsx'
import { useAct } from '../../../office/publishing/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BroadcastBadge } from './broadcast-state.tsx'
import { messageAnswerOf } from './message-action.ts'
import { detailOf, messageCallsOf } from './message-calls.ts'
import { NoticePreview } from './notice-preview.tsx'
import { ReachPanel } from './reach-panel.tsx'
import { PlainSend, SendAction } from './send-action.tsx'

type Props = { message: MessageView; userId: string; choices: Choices; answer: EditorAnswer | undefined }

/** Editor of a message that is not scheduled. */
export function MessageEditor({ message, userId, choices, answer }: Props) {
  const { t } = useTranslation('broadcasts')
  const [calls] = useState(() => messageCallsOf(message.id))
  return (
    <EditorScreen
      form={messageForm}
      detail={detailOf(message)}
      userId={userId}
      labels="broadcasts"
      choices={choices}
      calls={calls}
      answer={answer}
      back={{ to: officePaths.adminNotifications(), label: t('back') }}
      untitled={t('untitled')}
      state={<BroadcastBadge state="draft" />}
      action={<SendAction />}
      above={<Outcome />}
      side={
        <div className="grid gap-5">
          <section>
            <h2 className="text-lg">{t('send.before')}</h2>
            <Checklist />
            <PlainSend />
          </section>
          <ReachPanel />
          <DraftPreview />
          <DraftActs />
        </div>
      }
    />
  )
}

/** Outcome of an act on the page; that of sending is in its dialog. */
function Outcome() {
  const { t } = useTranslation('broadcasts')
  const answer = messageAnswerOf(useActionData())
  if (!answer || answer.intent === 'send') return null
  if (answer.code !== null) return <Notice tone="danger">{t(`errors:${answer.code}`)}</Notice>
  return <Notice tone="success">{t('test.done')}</Notice>
}

const bilingualOf = (value: unknown): Bilingual => {
  const { en = '', hi = '' } = (value ?? {}) as Partial<Bilingual>
  return { en, hi }
}

/** The typed words as students would see them. */
function DraftPreview() {
  const [about, link] = [useValue('about'), useValue('link')]
  const [title, text, action] = [useValue('title'), useValue('text'), useValue('action')]
  const kind: MessageKind = about === 'service' ? 'message.service' : 'message.news'
  const message = {
    title: bilingualOf(title),
    text: bilingualOf(text),
    action: bilingualOf(action),
    link: typeof link === 'string' ? link : '',
  }
  return <NoticePreview kind={kind} message={message} />
}

function DraftActs() {
  const { t } = useTranslation('broadcasts')
  const { send, isBusy } = useAct()
  const { itemId } = useEditor()
  const isTesting = useNavigation().formData?.get('intent') === 'test'
  return (
    <section className="grid gap-2">
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget, null)
        }}
      >
        <HiddenFields fields={{ intent: 'test', id: itemId }} />
        <Button type="submit" look="secondary" disabled={isBusy || isTesting}>
          {isTesting ? t('common:waiting') : t('test.button')}
        </Button>
        <p className="mt-1 text-sm text-muted">{t('test.hint')}</p>
      </Form>
      <DeleteForm />
    </section>
  )
}

function DeleteForm() {
  const { t } = useTranslation('broadcasts')
  const revision = useSaveState((state) => state.revision)
  return (
    <ConfirmForm
      fields={{ intent: 'delete', revision: String(revision) }}
      button={t('acts.delete')}
      title={t('acts.deleteTitle')}
      text={t('acts.deleteText')}
      keep={t('acts.keep')}
    />
  )
}
