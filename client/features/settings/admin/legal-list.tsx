import { Link } from 'react-router'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { OfficeLegal, OfficeLegalPage } from '../../../../domain/settings/legal.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LegalState } from './legal-state.tsx'

/** Legal pages with the version in force and what is on its way. */
export function LegalList({ pages }: OfficeLegal) {
  const { t } = useTranslation('settings')
  return (
    <div className="grid max-w-5xl gap-4">
      <p className="max-w-reading text-muted">{t('intro.legal')}</p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {pages.map((page) => (
          <LegalRow key={page.page} page={page} />
        ))}
      </ul>
    </div>
  )
}

function LegalRow({ page }: { page: OfficeLegalPage }) {
  const { t } = useTranslation('settings')
  const { date, dateTime } = useFormat()
  const { choose } = useBilingual()
  const { versions, draft } = page
  const shown = choose(page.title)
  const lineOf = (state: 'current' | 'upcoming') => {
    const found = versions.find((version) => version.state === state)
    if (!found) return null
    const day = date(startOfDayInIndia(found.effectiveFrom))
    return t(state === 'current' ? 'legal.inForce' : 'legal.fromDay', { version: found.version, day })
  }
  const lines = [lineOf('current') ?? t('legal.never'), lineOf('upcoming')].filter(Boolean)
  const isWithoutHindi = draft?.faults.some(({ control, fault }) => control.endsWith('.hi') && fault === 'missing')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60">
        <Link to={officePaths.adminLegalPage(page.page)} lang={shown.lang} className="link font-semibold">
          {shown.text}
        </Link>
        <p className="tabular text-sm text-muted">{lines.join(' · ')}</p>
        {draft && (
          <p className="tabular text-sm text-muted">
            {draft.at !== null && t('legal.saved', { time: dateTime(draft.at), name: draft.by ?? t('someone') })}
            {draft.faults.length > 0 && ` ${t('legal.open', { count: draft.faults.length })}`}
            {isWithoutHindi && <strong className="text-danger"> {t('legal.withoutHindi')}</strong>}
          </p>
        )}
      </div>
      <LegalState page={page} />
    </li>
  )
}
