import { Search, SlidersHorizontal } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Form } from 'react-router'
import type { SeriesQuery } from '../../../domain/catalogue/contract.ts'
import type { Bilingual } from '../../../domain/questions/contract.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { filterAccess, filterKinds, isFiltered, sorts } from './series-filters.ts'

type Props = { filters: SeriesQuery; exams: { id: string; title: Bilingual }[] }

/** Filters live in the address: a plain form by GET, which works without script. */
export function FilterForm({ filters, exams }: Props) {
  const { t } = useTranslation('catalogue')
  const { pick } = useBilingual()
  const { q, ...rest } = filters
  return (
    <Form key={JSON.stringify(filters)} method="get" role="search" aria-label={t('filters.label')} className="card p-3">
      <div className="flex gap-2">
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={t('filters.q')}
          placeholder={t('filters.q')}
          className="field"
        />
        <Button type="submit">
          <Search aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">{t('filters.apply')}</span>
        </Button>
      </div>
      <details open={isFiltered(rest) || rest.sort !== undefined} className="mt-1">
        <summary className="inline-flex min-h-11 items-center gap-2 px-1 text-primary">
          <SlidersHorizontal aria-hidden className="size-5" />
          {t('filters.label')}
        </summary>
        <div className="grid grid-cols-2 gap-3 pt-1 lg:grid-cols-4">
          <Select
            label={t('filters.exam')}
            name="exam"
            defaultValue={filters.exam}
            none={t('filters.anyExam')}
            options={exams.map(({ id, title }) => [id, pick(title)])}
          />
          <Select
            label={t('filters.kind')}
            name="kind"
            defaultValue={filters.kind}
            none={t('filters.anyKind')}
            options={filterKinds.map((kind) => [kind, t(`kinds.${kind}`)])}
          />
          <Select
            label={t('filters.access')}
            name="access"
            defaultValue={filters.access}
            none={t('filters.anyAccess')}
            options={filterAccess.map((access) => [access, t(`filters.${access}`)])}
          />
          <Select
            label={t('filters.sort')}
            name="sort"
            defaultValue={filters.sort ?? sorts[0]}
            options={[
              [sorts[0], t('filters.newest')],
              [sorts[1], t('filters.byTitle')],
            ]}
          />
        </div>
      </details>
    </Form>
  )
}
