import { Link, useSearchParams } from 'react-router'
import type { CursorPage } from '../../../../../domain/lists.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { QualityLine } from '../../../../../domain/questions/quality-gate/office.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Paging } from '../../../../office/list/paging.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'

/** Stored tests with their numbers of findings. */
export function PapersTab({ papers: { items, next } }: { papers: CursorPage<QualityLine> }) {
  const { t } = useTranslation('qualityGate')
  const [search] = useSearchParams()
  const nextPage = next && `${officePaths.adminPapers()}&${new URLSearchParams({ cursor: next })}`
  if (items.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-reading text-muted">{t('intro')}</p>
      <ul className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {items.map((line) => (
          <PaperRow key={line.id} line={line} />
        ))}
      </ul>
      <Paging label={t('pages')} first={search.has('cursor') ? officePaths.adminPapers() : null} next={nextPage} />
    </div>
  )
}

function PaperRow({ line: { id, code, title, questionCount, blocks, warns } }: { line: QualityLine }) {
  const { t } = useTranslation('qualityGate')
  const { pick } = useBilingual()
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-3 py-2">
      <div className="min-w-0 grow basis-72">
        <Link to={officePaths.adminPaper(id)} className="link font-semibold pointer-coarse:py-2.5">
          {pick(title)}
        </Link>
        <p className="tabular text-sm text-muted [overflow-wrap:anywhere]">
          {code} · {t('questions', { count: questionCount })}
        </p>
      </div>
      <p className="tabular flex flex-wrap gap-2">
        {blocks > 0 && <Badge tone="danger">{t('blocks', { count: blocks })}</Badge>}
        {warns > 0 && <Badge tone="warning">{t('warns', { count: warns })}</Badge>}
        {blocks + warns === 0 && <Badge tone="success">{t('clean')}</Badge>}
      </p>
    </li>
  )
}
