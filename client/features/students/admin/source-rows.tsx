import { RotateCw } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { formatCode } from '../../../../domain/courses/certificate-code.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type {
  AccessEntry,
  CertificateEntry,
  ChallengeEntry,
  MailEntry,
  MessageEntry,
  ReportEntry,
  SignInEntry,
} from '../../../../domain/students/timeline.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { writtenLanguage } from '../../../i18n/written-language.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { officeKinds } from '../../../office/frame/kinds.ts'
import { useWhen } from '../../../office/list/changed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { useActAddress } from './use-act-address.ts'
import { HiddenFields, isSent } from '../../../ui/hidden-fields.tsx'

export function AccessRow({
  entry: { id, itemId, item, title, endsAt, revokedAt },
  now,
}: {
  entry: AccessEntry
  now: number
}) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  const address = useActAddress()
  const isOpen = revokedAt === null && (endsAt === null || endsAt > now)
  return (
    <>
      <p>
        {item ? (
          <Link to={officeKinds[item.kind].address(itemId)} className="link">
            <BilingualText text={item.title} />
          </Link>
        ) : title ? (
          <BilingualText text={title} />
        ) : (
          t('timeline.access.gone')
        )}
      </p>
      <p className="text-sm text-muted">
        {[
          endsAt !== null && t('timeline.access.until', { date: date(endsAt) }),
          revokedAt !== null && t('timeline.access.revoked', { date: date(revokedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOpen && (
        <Link
          to={address({ act: 'revoke', right: id })}
          preventScrollReset
          className="link inline-flex min-h-10 items-center text-sm"
        >
          {t('acts.revoke')}
        </Link>
      )}
    </>
  )
}

export function ReportRow({ entry: { questionId, reason, note, state } }: { entry: ReportEntry }) {
  const { t } = useTranslation('studentPage')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={officePaths.adminQuestionReports(questionId)} className="link">
          {t(`questionReports:reasons.${reason}`)}
        </Link>
        <Badge tone={state === 'open' ? 'primary' : 'neutral'}>{t(`questionReports:reportStates.${state}`)}</Badge>
      </p>
      {note && (
        <p lang={writtenLanguage(note)} className="text-sm whitespace-pre-wrap">
          {note}
        </p>
      )}
    </>
  )
}

export function ChallengeRow({ entry }: { entry: ChallengeEntry }) {
  const { t } = useTranslation('studentPage')
  const { questionId, questionVersionId, reason, state } = entry
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={officePaths.adminQuestionChallenges(questionId, questionVersionId)} className="link">
          {t('timeline.challenged')}
        </Link>
        <Badge tone={state === 'open' ? 'primary' : 'neutral'}>{t(`keyChallenges:states.${state}`)}</Badge>
      </p>
      <p lang={writtenLanguage(reason)} className="text-sm whitespace-pre-wrap">
        {reason}
      </p>
    </>
  )
}

export function MessageRow({ entry: { id, reference, subject, state, answers } }: { entry: MessageEntry }) {
  const { t } = useTranslation('studentPage')
  const isNew = state === 'new' || state === 'read'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <Link to={officePaths.adminMessage(id)} lang={writtenLanguage(subject)} className="link">
          {subject}
        </Link>
        <Badge tone={isNew ? 'primary' : 'neutral'}>{t(`activities:messages.stateOf.${state}`)}</Badge>
      </p>
      <p className="tabular text-sm text-muted">
        {[reference, answers > 0 && t('timeline.answers', { count: answers })].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

export function CertificateRow({ entry: { id, course, revokedAt } }: { entry: CertificateEntry }) {
  const { t } = useTranslation('studentPage')
  const { date } = useFormat()
  return (
    <>
      <p>
        <BilingualText text={course} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm">
        <Link to={paths.certificate(id)} className="link tabular">
          {formatCode(id)}
        </Link>
        {revokedAt !== null && <span className="text-danger">{t('timeline.revoked', { date: date(revokedAt) })}</span>}
      </p>
    </>
  )
}

export function SignInRow({ entry, now }: { entry: SignInEntry; now: number }) {
  const { t } = useTranslation('studentPage')
  const when = useWhen()
  const { browser, system, network, lastSeenAt } = entry
  return (
    <>
      <p>{[browser, system].filter(Boolean).join(', ') || t('timeline.unknownDevice')}</p>
      <p className="tabular text-sm text-muted">
        {[network, t('timeline.lastSeen', { when: when(lastSeenAt, now) })].filter(Boolean).join(' · ')}
      </p>
    </>
  )
}

const mailTones = { queued: 'neutral', sent: 'success', failed: 'danger' } as const

export function MailRow({ entry: { mail, state, letterId, error } }: { entry: MailEntry }) {
  const { t } = useTranslation('studentPage')
  const fields = { intent: 'letter', id: letterId ?? '' }
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-center gap-x-3">
          {t(`mails.${mail}`)} <Badge tone={mailTones[state]}>{t(`mailStates.${state}`)}</Badge>
        </p>
        {error && (
          <p lang="en" className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      {letterId !== null && (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={fields} />
          <button type="submit" disabled={isBusy} className={compactButton}>
            <RotateCw aria-hidden className="size-4" /> {t('sendAgain')}
          </button>
        </Form>
      )}
    </div>
  )
}
