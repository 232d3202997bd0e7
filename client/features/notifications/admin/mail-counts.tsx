import { Link } from 'react-router'
import { officePaths } from '../../../../domain/office-paths.ts'
import { noticeMailStates } from '../../../../domain/notifications/mails.ts'
import type { MailCounts } from '../../../../domain/notifications/office.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countText } from '../../../office/count-text.ts'

/** Mails of a broadcast by state, each number leading to its list; nothing without mails. */
export function MailCountLinks({ counts, source }: { counts: MailCounts; source: string }) {
  const { t } = useTranslation('broadcasts')
  const shown = noticeMailStates.filter((state) => (counts[state] ?? 0) > 0)
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('mails.label')} className="flex flex-wrap gap-x-3 text-sm">
      {shown.map((state) => (
        <li key={state}>
          <Link to={officePaths.adminNoticeMails(state, source)} className="link relative">
            {t(`mails.states.${state}`)} {countText(counts[state] ?? 0)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
