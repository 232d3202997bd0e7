import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import type { SearchMiss } from '../../../domain/search/contract.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { searchesId } from './due-links.ts'

/** Queries that found nothing as typed, the most frequent first; nothing without any. */
export function MissedSearches({ searches }: { searches: readonly SearchMiss[] }) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  if (searches.length === 0) return null
  return (
    <PageBody>
      <h2 id={searchesId} className="scroll-mt-24 text-lg">
        {t('searches.title')}
      </h2>
      <table className="mt-2 w-full border-y border-hairline">
        <thead className="text-sm text-muted">
          <tr>
            <th className="py-1.5 text-start font-normal">{t('searches.words')}</th>
            <th className="text-end font-normal">{t('searches.times')}</th>
            <th className="ps-4 text-end font-normal">{t('searches.last')}</th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ q, times, lastAt, corrected }) => (
            <tr key={q} className="border-t border-hairline">
              <th className="py-1.5 text-start font-normal [overflow-wrap:anywhere]">
                <Link to={`${paths.search()}?${new URLSearchParams({ q })}`} className="link">
                  {q}
                </Link>
                {corrected && (
                  <span className="block text-sm text-muted">{t('searches.corrected', { words: corrected })}</span>
                )}
              </th>
              <td className="text-end">{groupIndian(times)}</td>
              <td className="ps-4 text-end whitespace-nowrap">{date(lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PageBody>
  )
}
