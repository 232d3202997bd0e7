import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { contactLengths, contactTopics, type ContactTopic } from '../../../domain/contact/topics.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { ContactAnswer, ContactField } from './contact-action.ts'

/** What the page knows before anything is typed. */
export type Prefilled = { name: string; email: string; topic: ContactTopic | '' }

type Props = { prefilled: Prefilled; answer: ContactAnswer | undefined }

export function ContactForm({ prefilled, answer }: Props) {
  const { t } = useTranslation('contact')
  const busy = useNavigation().state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const refusal = answer && 'refused' in answer ? answer : null
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusal])
  const entered = (name: ContactField): string =>
    refusal?.entered[name] ?? (name === 'subject' || name === 'message' ? '' : prefilled[name])
  const wrong = (name: ContactField) =>
    refusal?.refused.fields.includes(name) ? t(`fields.${name}`, { count: contactLengths.message }) : undefined
  return (
    <section className="card p-4 sm:p-6">
      <h2 className="text-xl">{t('form')}</h2>
      <Form ref={form} method="post" action={paths.contact()} noValidate className="mt-4 grid gap-4">
        <Said answer={answer} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            name="name"
            label={t('name')}
            autoComplete="name"
            required
            maxLength={contactLengths.name}
            defaultValue={entered('name')}
            error={wrong('name')}
          />
          <Field
            name="email"
            type="email"
            inputMode="email"
            label={t('email')}
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={entered('email')}
            error={wrong('email')}
            hint={t('emailHint')}
          />
        </div>
        <Select
          inForm
          name="topic"
          label={t('topic')}
          required
          defaultValue={entered('topic')}
          none={t('choose')}
          options={contactTopics.map((topic) => [topic, t(`topics.${topic}`)] as const)}
          error={wrong('topic')}
        />
        <Field
          name="subject"
          label={t('subject')}
          required
          maxLength={contactLengths.subject}
          defaultValue={entered('subject')}
          error={wrong('subject')}
        />
        <TextArea
          name="message"
          label={t('message')}
          required
          rows={7}
          maxLength={contactLengths.message}
          defaultValue={entered('message')}
          error={wrong('message')}
          hint={t('messageHint', { count: contactLengths.message })}
        />
        {/* Not shown, not read out, not reached by keys: what fills it in is a machine. */}
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

/** Why a message is still here. */
function Said({ answer }: { answer: ContactAnswer | undefined }) {
  const { t } = useTranslation('contact')
  if (!answer || 'sent' in answer) return null
  if ('offline' in answer) return <Notice tone="warning">{t('offline')}</Notice>
  const { fields, retryAfter } = answer.refused
  if (fields.length > 0) return <Notice tone="danger">{t('refused')}</Notice>
  if (retryAfter !== null) return <Notice tone="danger">{t('limited', { count: Math.ceil(retryAfter / 60) })}</Notice>
  return <Notice tone="danger">{t('failed')}</Notice>
}
