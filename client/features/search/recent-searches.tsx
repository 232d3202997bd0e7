import { History } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { clearSearches, useRecentSearches } from './recent.ts'

export const addressOf = (q: string): string => `${paths.search()}?${new URLSearchParams({ q })}`

/** Recent searches on this device; renders nothing when there are none. */
export function RecentSearches({ owner }: { owner: string }) {
  const { t } = useTranslation('search')
  const recent = useRecentSearches(owner)
  if (recent.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-lg">{t('recent')}</h2>
      <p className="text-sm text-muted">{t(owner === '' ? 'recentNote.visitor' : 'recentNote.student')}</p>
      <ul className="mt-2">
        {recent.map((q) => (
          <li key={q}>
            <Link to={addressOf(q)} className="flex min-h-11 items-center gap-3 hover:text-primary">
              <History aria-hidden className="size-5 shrink-0 text-muted" />
              <span className="min-w-0 truncate">{q}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => clearSearches(owner)} className="mt-2 -ml-4">
        {t('clearRecent')}
      </Button>
    </section>
  )
}
