import { CalendarPlus } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'
import type { ChoicesAnswer } from './choices-data.ts'
import { Outcome } from './outcome.tsx'

const action = `${paths.notificationChoices()}#calendar`

/** The private calendar address: make, copy, renew, remove. */
export function CalendarPart({ address, answer }: { address: string | null; answer: ChoicesAnswer | undefined }) {
  const { t } = useTranslation('notifications')
  return (
    <section id="calendar" aria-labelledby="calendar-title" className="card grid gap-4 p-4 sm:p-6">
      <h2 id="calendar-title" className="text-xl">
        {t('calendar.title')}
      </h2>
      <p className="text-muted">{t('calendar.text')}</p>
      {answer && answer.intent !== 'choices' && <Outcome answer={answer} />}
      {address === null ? <Make /> : <Address address={address} />}
    </section>
  )
}

function Make() {
  const { t } = useTranslation('notifications')
  const busy = isSent(useNavigation().formData, { intent: 'make' })
  return (
    <Form method="post" action={action} preventScrollReset>
      <HiddenFields fields={{ intent: 'make' }} />
      <Button type="submit" look="secondary" disabled={busy}>
        <CalendarPlus aria-hidden className="size-5" />
        {busy ? t('common:waiting') : t('calendar.make')}
      </Button>
    </Form>
  )
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('notifications')
  return (
    <>
      <div>
        <p className="font-semibold">{t('calendar.address')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{address}</code>
          <CopyButton text={address} />
        </div>
        <p className="text-sm text-muted">{t('calendar.private')}</p>
      </div>
      <a
        href={address.replace(/^https?:/, 'webcal:')}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        <CalendarPlus aria-hidden className="size-5" />
        {t('calendar.open')}
      </a>
      <ul className="grid gap-1 text-sm text-muted">
        <li>{t('calendar.iphone')}</li>
        <li>{t('calendar.android')}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <ConfirmForm
          action={action}
          fields={{ intent: 'renew' }}
          button={t('calendar.renew')}
          title={t('calendar.renewTitle')}
          text={t('calendar.renewText')}
          keep={t('calendar.keep')}
          look="secondary"
        />
        <ConfirmForm
          action={action}
          fields={{ intent: 'remove' }}
          button={t('calendar.remove')}
          title={t('calendar.removeTitle')}
          text={t('calendar.removeText')}
          keep={t('calendar.keep')}
        />
      </div>
    </>
  )
}
