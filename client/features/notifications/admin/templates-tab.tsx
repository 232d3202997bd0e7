import { Link } from 'react-router'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { TabData } from './load-notifications.ts'

/** Words of the notices that events make. */
export function TemplatesTab({ data: { shown } }: { data: TabData<'templates'> }) {
  const { t } = useTranslation('broadcasts')
  const { date } = useFormat()
  const { pick } = useBilingual()
  return (
    <>
      <p className="max-w-reading text-muted">{t('templates.intro')}</p>
      <ul className="mt-3">
        {shown.items.map(({ kind, title, version, at, by }) => (
          <li key={kind} className="relative border-b border-hairline py-2 hover:bg-sunken">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={officePaths.adminNoticeTemplate(kind)}
                className="font-semibold text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
              >
                {pick(title)}
              </Link>
              <span className="ms-auto text-sm text-muted">
                {at === null
                  ? t('templates.own')
                  : t('templates.version', { version, date: date(at), name: by ?? t('someone') })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
