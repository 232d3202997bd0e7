import type { NoticeEntry } from '../../../../domain/students/timeline.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

const mailTones = {
  pending: 'neutral',
  claimed: 'neutral',
  sent: 'success',
  unknown: 'warning',
  skipped: 'neutral',
  bounced: 'danger',
  failed: 'danger',
} as const

/** A notice in the student's bell, with the state of its mail. */
export function NoticeRow({ entry: { title, isRead, mail } }: { entry: NoticeEntry }) {
  const { t } = useTranslation('studentPage')
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <BilingualText text={title} />
        {!isRead && <span className="text-sm text-muted">{t('timeline.unread')}</span>}
      </p>
      {mail && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {t('timeline.entry.mail')}
          <Badge tone={mailTones[mail.state]}>{t(`broadcasts:mails.states.${mail.state}`)}</Badge>
        </p>
      )}
    </>
  )
}
