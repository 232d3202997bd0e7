import { Form, Link, useNavigation } from 'react-router'
import { contactLengths, contactTopics, type ContactTopic } from '../../../domain/contact/topics.ts'
import { paths } from '../../../domain/paths.ts'
import type { Constraints } from '../../forms/constraints.ts'
import { useForm } from '../../forms/use-form.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { ContactAnswer, ContactField } from './contact-action.ts'

/** Initial values of the form; empty for a visitor. */
export type Prefilled = { name: string; email: string; topic: ContactTopic | '' }

type Props = { prefilled: Prefilled; answer: ContactAnswer | undefined; constraints: Constraints<ContactField> }

export function ContactForm({ prefilled, answer, constraints }: Props) {
  const { t } = useTranslation('contact')
  const busy = useNavigation().state !== 'idle'
  const fromServer = answer && 'offline' in answer ? undefined : answer
  const { ref, field } = useForm({ answer: fromServer, constraints, kept: prefilled })
  const bound = (name: Exclude<ContactField, 'company'>) =>
    field(name, t(`fields.${name}`, { count: contactLengths.message }))
  return (
    <section className="card p-4 sm:p-6">
      <h2 className="text-xl">{t('form')}</h2>
      <Form ref={ref} method="post" action={paths.contact()} noValidate className="mt-4 grid gap-4">
        <Failure answer={answer} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('name')} autoComplete="name" {...bound('name')} />
          <Field
            type="email"
            inputMode="email"
            label={t('email')}
            autoComplete="email"
            hint={t('emailHint')}
            {...bound('email')}
          />
        </div>
        <Select
          inForm
          label={t('topic')}
          none={t('choose')}
          options={contactTopics.map((topic) => [topic, t(`topics.${topic}`)] as const)}
          {...bound('topic')}
        />
        <Field label={t('subject')} {...bound('subject')} />
        <TextArea
          label={t('message')}
          rows={7}
          hint={t('messageHint', { count: contactLengths.message })}
          {...bound('message')}
        />
        {/* Honeypot: people never see, hear or focus this field. */}
        <div hidden>
          <label>
            {t('trap')} <input name="company" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
        <p className="text-sm text-muted">
          {t('privacy')}{' '}
          <Link to={paths.privacy()} className="link">
            {t('privacyLink')}
          </Link>
        </p>
        <Button type="submit" disabled={busy} className="justify-self-start">
          {busy ? t('common:waiting') : t('send')}
        </Button>
      </Form>
    </section>
  )
}

/** Notice above the form: the reason why the message was not sent. */
function Failure({ answer }: { answer: ContactAnswer | undefined }) {
  const { t } = useTranslation('contact')
  if (!answer) return null
  if ('offline' in answer) return <Notice tone="warning">{t('offline')}</Notice>
  if (!answer.refusal) return null
  const { fields, retryAfter } = answer.refusal
  if (fields.length > 0) return <Notice tone="danger">{t('refused')}</Notice>
  if (retryAfter !== null) return <Notice tone="danger">{t('limited', { count: Math.ceil(retryAfter / 60) })}</Notice>
  return <Notice tone="danger">{t('failed')}</Notice>
}
