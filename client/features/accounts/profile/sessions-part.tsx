import { Form, useNavigation } from 'react-router'
import type { OpenSession } from '../../../../domain/accounts/contract.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmForm } from '../confirm-form.tsx'
import { AnswerNotice } from './answer-notice.tsx'
import { deviceWords, inOrder } from './device-words.ts'
import { Part } from './section.tsx'

/** Every device that is signed in, and the way to sign it out. */
export function SessionsPart({ sessions }: { sessions: OpenSession[] }) {
  const { t } = useTranslation('profile')
  const alone = sessions.every(({ current }) => current)
  return (
    <Part title={t('sessions.title')}>
      <AnswerNotice intent="revoke" />
      <AnswerNotice intent="revoke-others" />
      <ul className="divide-y divide-hairline">
        {inOrder(sessions).map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {alone ? (
        <p className="text-muted">{t('sessions.alone')}</p>
      ) : (
        <ConfirmForm
          action={`${paths.profile()}#security`}
          fields={{ intent: 'revoke-others' }}
          button={t('sessions.others')}
          title={t('sessions.othersTitle')}
          text={t('sessions.othersText')}
          keep={t('cancel')}
        />
      )}
    </Part>
  )
}

function Device({ session }: { session: OpenSession }) {
  const { t } = useTranslation('profile')
  const { date } = useFormat()
  const { current, signedInAt, lastSeenAt, address } = session
  const device = deviceWords(session, (told) => t('sessions.device', told)) ?? t('sessions.unknown')
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {t('sessions.seen', { signedIn: date(signedInAt), lastSeen: date(lastSeenAt) })}
        </p>
        {address && <p className="text-sm [overflow-wrap:anywhere] text-muted">{t('sessions.address', { address })}</p>}
      </div>
      {!current && <SignOut id={session.id} device={device} />}
    </li>
  )
}

function SignOut({ id, device }: { id: string; device: string }) {
  const { t } = useTranslation('profile')
  const { formData } = useNavigation()
  const busy = formData?.get('sessionId') === id
  return (
    <Form method="post" action={`${paths.profile()}#security`} preventScrollReset>
      <input type="hidden" name="intent" value="revoke" />
      <input type="hidden" name="sessionId" value={id} />
      <Button type="submit" look="secondary" disabled={busy} aria-label={t('sessions.revokeOf', { device })}>
        {busy ? t('accounts:waiting') : t('sessions.revoke')}
      </Button>
    </Form>
  )
}
