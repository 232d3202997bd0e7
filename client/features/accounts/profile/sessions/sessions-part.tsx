import type { OpenSession } from '../../../../../domain/accounts/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { AnswerNotice } from '../answer-notice.tsx'
import { deviceName, sortedSessions } from './devices.ts'
import { IntentButton } from '../intent-button.tsx'
import { Part } from '../section.tsx'
import { sectionAddress } from '../sections.ts'

/** Signed-in devices, each with a button that signs it out. */
export function SessionsPart({ sessions }: { sessions: OpenSession[] }) {
  const { t } = useTranslation('profile')
  const alone = sessions.every(({ current }) => current)
  return (
    <Part title={t('sessions.title')}>
      <AnswerNotice intent="revoke" />
      <AnswerNotice intent="revoke-others" />
      <ul className="divide-y divide-hairline">
        {sortedSessions(sessions).map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      {alone ? (
        <p className="text-muted">{t('sessions.alone')}</p>
      ) : (
        <ConfirmForm
          action={sectionAddress('security')}
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
  const device = deviceName(session, (told) => t('sessions.device', told)) ?? t('sessions.unknown')
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
      {!current && (
        <IntentButton
          action={sectionAddress('security')}
          fields={{ intent: 'revoke', sessionId: session.id }}
          label={t('sessions.revokeOf', { device })}
        >
          {t('sessions.revoke')}
        </IntentButton>
      )}
    </li>
  )
}
