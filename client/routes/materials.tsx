import { useContext } from 'react'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { ContinueMaterial } from '../features/materials/continue-material.tsx'
import { FilterForm } from '../features/materials/filter-form.tsx'
import { filtersOf } from '../features/materials/filters.ts'
import { MaterialCard } from '../features/materials/material-card.tsx'
import { itemListData } from '../features/seo/item-list.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadList } from '../load.ts'
import { isFiltered, withCursor } from '../ui/list-address.ts'
import { ItemRows } from '../ui/item-row.tsx'
import { ListFrame } from '../ui/list-frame.tsx'
import { StudyTabs } from '../ui/study-tabs.tsx'
import type { Route } from './+types/materials.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['materials'],
  audience: 'everyone',
  cacheKeys: ['exam', 'subject', 'kind', 'language', 'access', 'sort', 'cursor'],
  uncachedParameters: ['q'],
  inSitemap: true,
  inSearch: {
    id: 'study-materials',
    lists: ['material'],
    title: { en: 'Study materials', hi: 'अध्ययन सामग्री' },
    summary: {
      en: 'Notes, e-books and current affairs, to read here.',
      hi: 'नोट्स, ई-बुक और करेंट अफ़ेयर्स, यहीं पढ़ने के लिए।',
    },
    body: { en: 'pdf notes books', hi: 'PDF किताबें' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const filters = filtersOf(new URL(request.url).searchParams)
  const [materials, exams, subjects] = await loadList(
    Promise.all([
      unwrap(api.materials.$get({ query: filters })),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
    ]),
    request,
  )
  return { filters, materials, exams: exams.items, subjects: subjects.items }
}

export default function Materials({ loaderData: { filters, materials, exams, subjects } }: Route.ComponentProps) {
  const { t } = useTranslation('materials')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  return (
    <div className="page py-4 md:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <JsonLd value={itemListData(origin, materials.items, pick, paths.material)} />
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-3 text-muted">{t('intro')}</p>
      <StudyTabs shown="materials" />
      <ContinueMaterial last={materials.last} />
      <FilterForm filters={filters} exams={exams} subjects={subjects} count={materials.count} />
      <ListFrame
        count={materials.count}
        countText={(count) => t('results', { count })}
        clear={isFiltered(filters) ? paths.studyMaterials() : null}
        first={filters.cursor ? withCursor(filters, null) : null}
        next={materials.next && withCursor(filters, materials.next)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        <ItemRows>
          {materials.items.map((material) => (
            <MaterialCard key={material.id} material={material} />
          ))}
        </ItemRows>
      </ListFrame>
    </div>
  )
}
