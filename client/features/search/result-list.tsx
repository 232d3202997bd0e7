import { Link } from 'react-router'
import type { SearchHit } from '../../../domain/search/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { MarkedText } from './marked-text.tsx'

/** Results in order of relevance; each is one link. */
export function ResultList({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="grid gap-2">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.id}`}>
          <Result hit={hit} />
        </li>
      ))}
    </ol>
  )
}

function Result({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation('search')
  return (
    <article className="card relative p-3 transition-colors sm:p-4 hover:border-primary">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {t(`one.${hit.kind}`)}
        {hit.access === 'premium' && <Badge tone="primary">{t('premium')}</Badge>}
      </p>
      <h2 className="text-base sm:text-lg">
        <Link to={hit.path} className="after:absolute after:inset-0 after:rounded-md hover:text-primary">
          <MarkedText text={hit.title} />
        </Link>
      </h2>
      <p className="mt-1 line-clamp-2 text-sm text-muted">
        <MarkedText text={hit.excerpt} />
      </p>
    </article>
  )
}
