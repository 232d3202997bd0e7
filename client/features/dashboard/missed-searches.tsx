import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import type { SearchMiss } from '../../../domain/search/contract.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { compactButton } from '../../office/button-classes.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import type { OfficeAnswer } from '../../office/office-action.ts'
import { Notice } from '../../ui/notice.tsx'
import { searchesId } from './due-links.ts'
import { MissPanel, type AskedSynonym } from './miss-panel.tsx'

type Props = { searches: readonly SearchMiss[]; asked: AskedSynonym | null; answer: OfficeAnswer | undefined }

/** Queries that found nothing as typed, the most frequent first, each with its acts; nothing without any. */
export function MissedSearches({ searches, asked, answer }: Props) {
  const { t } = useTranslation('dashboard')
  const [search] = useSearchParams()
  const done = search.get('done')
  const message =
    done === 'synonym' || done === 'dismiss' ? t(`searches.done.${done}`, { words: search.get('q') ?? '' }) : null
  if (searches.length === 0 && !message) return null
  return (
    <PageBody>
      <h2 id={searchesId} className="scroll-mt-24 text-lg">
        {t('searches.title')}
      </h2>
      {message && (
        <div className="mt-2">
          <Notice tone="success">{message}</Notice>
        </div>
      )}
      {searches.length > 0 && <MissTable searches={searches} asked={asked} answer={answer} />}
    </PageBody>
  )
}

function MissTable({ searches, asked, answer }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <table className="mt-2 w-full border-y border-hairline">
      <thead className="text-sm text-muted">
        <tr>
          <th className="py-1.5 text-start font-normal">{t('searches.words')}</th>
          <th className="text-end font-normal">{t('searches.times')}</th>
          <th className="ps-4 text-end font-normal max-sm:hidden">{t('searches.last')}</th>
          <th>
            <span className="sr-only">{t('searches.acts')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {searches.map((miss) => (
          <Fragment key={miss.q}>
            <Row miss={miss} isOpen={asked?.q === miss.q} />
            {asked?.q === miss.q && (
              <tr>
                <td colSpan={4}>
                  <MissPanel asked={asked} answer={answer} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Row({ miss: { q, times, lastAt, corrected }, isOpen }: { miss: SearchMiss; isOpen: boolean }) {
  const { t } = useTranslation('dashboard')
  const { date } = useFormat()
  const [parameters] = useSearchParams()
  const days = parameters.get('days')
  const search = new URLSearchParams({ ...(days && { days }), ...(!isOpen && { miss: q }) })
  return (
    <tr className="border-t border-hairline">
      <th className="py-1.5 text-start font-normal [overflow-wrap:anywhere]">
        <Link to={`${paths.search()}?${new URLSearchParams({ q })}`} className="link">
          {q}
        </Link>
        {corrected && <span className="block text-sm text-muted">{t('searches.corrected', { words: corrected })}</span>}
      </th>
      <td className="text-end">{groupIndian(times)}</td>
      <td className="ps-4 text-end whitespace-nowrap max-sm:hidden">{date(lastAt)}</td>
      <td className="py-1 ps-4 text-end">
        <Link
          to={`?${search}`}
          preventScrollReset
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'searches.closeOf' : 'searches.openOf', { words: q })}
          className={`${compactButton} no-underline`}
        >
          {t(isOpen ? 'searches.close' : 'searches.open')}
        </Link>
      </td>
    </tr>
  )
}
