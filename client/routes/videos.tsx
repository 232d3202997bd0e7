import { useContext } from 'react'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { itemListData } from '../features/seo/item-list.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { ContinueVideo } from '../features/videos/continue-video.tsx'
import { FilterForm } from '../features/videos/filter-form.tsx'
import { filtersOf } from '../features/videos/filters.ts'
import { VideoCard } from '../features/videos/video-card.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { loadList } from '../load.ts'
import { isFiltered, withCursor } from '../ui/list-address.ts'
import { ItemRows } from '../ui/item-row.tsx'
import { ListFrame } from '../ui/list-frame.tsx'
import type { Route } from './+types/videos.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['videos'],
  audience: 'everyone',
  cacheKeys: ['exam', 'subject', 'course', 'access', 'sort', 'cursor'],
  uncachedParameters: ['q'],
  inSitemap: true,
  inSearch: {
    id: 'videos',
    lists: ['video'],
    title: { en: 'Videos', hi: 'वीडियो' },
    summary: { en: 'Lectures to watch, with captions.', hi: 'कैप्शन के साथ देखने के लिए लेक्चर।' },
    body: { en: 'video classes', hi: 'वीडियो कक्षा' },
  },
} satisfies PageHandle

/** Number of cards whose pictures load eagerly, because they may be on the first screen. */
const shownAtOnce = 3

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const filters = filtersOf(new URL(request.url).searchParams)
  const [videos, exams, subjects, courses] = await loadList(
    Promise.all([
      unwrap(api.videos.$get({ query: filters })),
      unwrap(api.exams.$get()),
      unwrap(api.subjects.$get()),
      unwrap(api.courses.$get({ query: {} })),
    ]),
    request,
  )
  return {
    filters,
    videos,
    exams: exams.items,
    subjects: subjects.items,
    courses: courses.items.map(({ id, title }) => ({ id, title })),
  }
}

export default function Videos({ loaderData: { filters, videos, exams, subjects, courses } }: Route.ComponentProps) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  return (
    <div className="page py-4 md:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <JsonLd value={itemListData(origin, videos.items, pick, paths.video)} />
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-3 text-muted">{t('intro')}</p>
      <ContinueVideo last={videos.last} />
      <FilterForm filters={filters} exams={exams} subjects={subjects} courses={courses} count={videos.count} />
      <ListFrame
        count={videos.count}
        countText={(count) => t('results', { count })}
        clear={isFiltered(filters) ? paths.videos() : null}
        first={filters.cursor ? withCursor(filters, null) : null}
        next={videos.next && withCursor(filters, videos.next)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        <ItemRows>
          {videos.items.map((video, index) => (
            <VideoCard key={video.id} video={video} lazy={index >= shownAtOnce} />
          ))}
        </ItemRows>
      </ListFrame>
    </div>
  )
}
