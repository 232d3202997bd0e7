import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { MailChoice } from '../../../../domain/notifications/topics.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import type { Asked } from './unsubscribe-data.ts'

type Props = {
  found: Asked
  /** Outcome of the button; undefined before it is pressed. */
  changed: Asked | undefined
}

/** Ends the mails of a topic, without signing in, and begins them again. */
export function UnsubscribePage({ found, changed }: Props) {
  const { t } = useTranslation('notifications')
  const shown = changed === undefined ? found : changed
  if (!shown) {
    return (
      <Card title={t('unsubscribe.unknownTitle')}>
        <p>{t('unsubscribe.unknown')}</p>
      </Card>
    )
  }
  const { topic, subscription } = shown
  const name = t(`topic.${topic}`)
  const isOff = subscription.mail === 'off'
  return (
    <Card title={t('unsubscribe.title', { topic: name })}>
      <p className="text-muted">{t(`choices.example.${topic}`)}</p>
      {isOff ? (
        <p role="status">
          {t('unsubscribe.stopped', { topic: name })} {t('unsubscribe.stays')}
        </p>
      ) : (
        <p role={changed ? 'status' : undefined}>
          {changed ? t('unsubscribe.started', { topic: name }) : t('unsubscribe.ask')}
        </p>
      )}
      <Change to={isOff ? again(subscription.before) : 'off'}>
        {t(isOff ? 'unsubscribe.again' : 'unsubscribe.stop')}
      </Change>
    </Card>
  )
}

/** Choice to return to: the one before, or at once where it is not known. */
const again = (before: MailChoice): MailChoice => (before === 'off' ? 'now' : before)

function Change({ to, children }: { to: MailChoice; children: string }) {
  const { t } = useTranslation()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <HiddenFields fields={{ mail: to }} />
      <Button type="submit" look={to === 'off' ? 'primary' : 'secondary'} disabled={busy} className="w-full">
        {busy ? t('waiting') : children}
      </Button>
    </Form>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('notifications')
  return (
    <div className="card grid gap-5 p-5 sm:p-8">
      <h1 className="text-2xl">{title}</h1>
      {children}
      <LinkButton to={paths.notificationChoices()} look="quiet">
        {t('unsubscribe.all')}
      </LinkButton>
    </div>
  )
}
