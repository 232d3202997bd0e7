import type { ContactDetails as Details } from '../../../domain/contact/details.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContactDetails } from './contact-details.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Constraints } from '../../forms/constraints.ts'
import type { ContactAnswer, ContactField } from './contact-action.ts'
import { ContactForm, type Prefilled } from './contact-form.tsx'
import { MessageSent } from './message-sent.tsx'

type Props = {
  prefilled: Prefilled
  answer: ContactAnswer | undefined
  constraints: Constraints<ContactField>
  details: Details
  /** False while the form is switched off. */
  isOpen: boolean
}

/** The form or its receipt, beside other ways to reach us. */
export function ContactPage({ details, isOpen, prefilled, answer, constraints }: Props) {
  const { t } = useTranslation('contact')
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-2 max-w-reading text-muted">{t('intro')}</p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        {answer && 'sent' in answer && answer.sent ? (
          <MessageSent {...answer.sent} answerDays={details.answerDays} />
        ) : !isOpen ? (
          <Notice>{t('closed')}</Notice>
        ) : (
          <ContactForm prefilled={prefilled} answer={answer} constraints={constraints} />
        )}
        <ContactDetails details={details} />
      </div>
    </div>
  )
}
