import { Form, useNavigation } from 'react-router'
import type { OfficeTopic } from '../../../../domain/vocabulary/contract.ts'
import type { Term } from '../../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { answerTo, NameFields, RefusedNotice, useRefusal } from './name-fields.tsx'

type Answered = { answer: OfficeAnswer | undefined }

/** Names of a topic; null for a new one. */
export function TopicForm({ topic, subject, answer }: { topic: OfficeTopic | null; subject: string } & Answered) {
  const { t } = useTranslation('vocabulary')
  const isBusy = useNavigation().state !== 'idle'
  const own = answerTo(answer, 'save-topic', topic?.id ?? '')
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3 py-3 sm:grid-cols-2">
      <input type="hidden" name="id" value={topic?.id ?? ''} />
      <input type="hidden" name="subject" value={subject} />
      <div className="empty:hidden sm:col-span-2">
        <RefusedNotice answer={own} title={topic?.title ?? null} />
      </div>
      <NameFields title={topic?.title ?? null} answer={own} />
      <div className="sm:col-span-2">
        <Button type="submit" name="intent" value="save-topic" disabled={isBusy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

/** Form that moves a topic with its questions to another subject. */
export function TransferTopic({ topic, subjects, answer }: { topic: OfficeTopic; subjects: Term[] } & Answered) {
  const { t } = useTranslation('vocabulary')
  const { pick } = useBilingual()
  const isBusy = useNavigation().state !== 'idle'
  const own = answerTo(answer, 'transfer-topic', topic.id)
  const refusal = useRefusal(own)
  return (
    <Form method="post" preventScrollReset className="grid content-start gap-2">
      <input type="hidden" name="id" value={topic.id} />
      <Select
        inForm
        label={t('topics.transfer')}
        name="subject"
        defaultValue={own?.values['subject'] ?? ''}
        none="–"
        options={subjects.filter(({ id }) => id !== topic.subject).map(({ id, title }) => [id, pick(title)] as const)}
        {...(own && refusal && { error: own.fields['subject'] ? t('required') : refusal })}
      />
      <p className="text-sm text-muted">{t('topics.transferText', { count: topic.questions })}</p>
      <Button
        type="submit"
        look="secondary"
        name="intent"
        value="transfer-topic"
        disabled={isBusy}
        className="justify-self-start"
      >
        {t('topics.transferRun')}
      </Button>
    </Form>
  )
}

/** Form that gives the questions of a topic to another and deletes it. */
export function MergeTopic({ topic, others, answer }: { topic: OfficeTopic; others: OfficeTopic[] } & Answered) {
  const { t } = useTranslation('vocabulary')
  const { pick } = useBilingual()
  const isBusy = useNavigation().state !== 'idle'
  const own = answerTo(answer, 'merge-topic', topic.id)
  const refusal = useRefusal(own)
  return (
    <Form method="post" preventScrollReset className="grid content-start gap-2">
      <input type="hidden" name="id" value={topic.id} />
      <Select
        inForm
        label={t('topics.merge')}
        name="into"
        defaultValue={own?.values['into'] ?? ''}
        none="–"
        options={others.map(({ id, title }) => [id, pick(title)] as const)}
        {...(own && refusal && { error: own.reason === undefined && own.fields['into'] ? t('required') : refusal })}
      />
      <p className="text-sm text-muted">{t('topics.mergeText', { count: topic.questions })}</p>
      <Button
        type="submit"
        look="danger"
        name="intent"
        value="merge-topic"
        disabled={isBusy}
        className="justify-self-start"
      >
        {t('topics.mergeRun')}
      </Button>
    </Form>
  )
}
