import { Form, Link } from 'react-router'
import { AuthoredMessage } from '../../../../domain/notifications/messages.ts'
import type { MessageView } from '../../../../domain/notifications/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'
import { PageBody } from '../../../office/frame/page-body.tsx'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BroadcastBadge } from './broadcast-state.tsx'
import { MailCountLinks } from './mail-counts.tsx'
import type { MessageAnswer } from './message-action.ts'
import { NoticePreview } from './notice-preview.tsx'
import { StopForm } from './stop-form.tsx'
import { useAudienceText, useChannelsText } from './use-audience-text.ts'

type Props = { message: MessageView; answer: MessageAnswer['message'] | null }

/** A message that is scheduled, sent or stopped. */
export function MessageScreen({ message, answer }: Props) {
  const { t } = useTranslation('broadcasts')
  const { pick } = useBilingual()
  const { id, title, state, draft } = message
  return (
    <>
      <title>{pick(title)}</title>
      <PageHeading
        title={pick(title)}
        back={{ to: officePaths.adminNotifications(), label: t('back') }}
        state={<BroadcastBadge state={state} />}
        more={
          <Form method="post">
            <HiddenFields fields={{ intent: 'duplicate' }} />
            <Button type="submit" look="secondary">
              {t('acts.duplicate')}
            </Button>
          </Form>
        }
      />
      <PageBody className="grid gap-6 lg:grid-cols-2">
        <div className="grid content-start gap-4">
          {answer?.code && <Notice tone="danger">{t(`errors:${answer.code}`)}</Notice>}
          <Facts message={message} />
          <div className="flex flex-wrap gap-3">
            {state === 'scheduled' && <UnscheduleForm revision={draft.revision} />}
            {state !== 'stopped' && <StopForm id={id} />}
          </div>
          <p>
            <Link
              to={`${officePaths.adminActivities()}?${new URLSearchParams({ kind: 'broadcast', item: id })}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('view.activities')}
            </Link>
          </p>
        </div>
        <SentPreview message={message} />
      </PageBody>
    </>
  )
}

function UnscheduleForm({ revision }: { revision: number }) {
  const { t } = useTranslation('broadcasts')
  return (
    <ConfirmForm
      fields={{ intent: 'unschedule', revision: String(revision) }}
      button={t('acts.unschedule')}
      title={t('acts.unscheduleTitle')}
      text={t('acts.unscheduleText')}
      keep={t('acts.keep')}
      look="secondary"
    />
  )
}

function Facts({ message }: { message: MessageView }) {
  const { t } = useTranslation('broadcasts')
  const { dateTime } = useFormat()
  const audienceText = useAudienceText()
  const channelsText = useChannelsText()
  const { id, to, at, about, read, mails, by, draft } = message
  const link = draft.body['link']
  const hasMails = Object.keys(mails).length > 0
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-lg">
        {t('view.facts')}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">{t('view.when')}</dt>
        <dd className="tabular">{at === null ? '–' : dateTime(at)}</dd>
        <dt className="text-muted">{t('view.audience')}</dt>
        <dd className="[overflow-wrap:anywhere]">{audienceText(to)}</dd>
        <dt className="text-muted">{t('view.channels')}</dt>
        <dd>{channelsText(message)}</dd>
        {about && (
          <>
            <dt className="text-muted">{t('view.about')}</dt>
            <dd>{t(`about.${about}`)}</dd>
          </>
        )}
        {typeof link === 'string' && link !== '' && (
          <>
            <dt className="text-muted">{t('view.page')}</dt>
            <dd className="[overflow-wrap:anywhere]">{link}</dd>
          </>
        )}
        {read !== null && (
          <>
            <dt className="text-muted">{t('view.read')}</dt>
            <dd className="tabular">{countText(read)}</dd>
          </>
        )}
        <dt className="text-muted">{t('view.mails')}</dt>
        <dd>{hasMails ? <MailCountLinks counts={mails} source={id} /> : t('mails.none')}</dd>
      </dl>
      <p className="mt-2 text-sm text-muted">{t('view.byName', { name: by ?? t('someone') })}</p>
    </section>
  )
}

function SentPreview({ message: { draft } }: { message: MessageView }) {
  const { data } = AuthoredMessage.safeParse(draft.body)
  if (!data) return null
  const { about, title, text, action, link } = data
  return <NoticePreview kind={`message.${about}`} message={{ title, text, action, link }} />
}
