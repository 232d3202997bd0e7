import { useContext } from 'react'
import { Link } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { CourseCard } from '../features/courses/course-card.tsx'
import { ContinueCourse } from '../features/courses/continue-course.tsx'
import { FilterForm } from '../features/courses/filter-form.tsx'
import { filtersOf } from '../features/courses/filters.ts'
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
import type { Route } from './+types/courses.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['courses'],
  audience: 'everyone',
  cacheKeys: ['exam', 'subject', 'language', 'access', 'sort', 'cursor'],
  uncachedParameters: ['q'],
  inSitemap: true,
  inSearch: {
    id: 'courses',
    lists: ['course'],
    title: { en: 'Courses', hi: 'कोर्स' },
    summary: { en: 'All courses, with their lessons.', hi: 'सभी कोर्स, उनके पाठों के साथ।' },
    body: { en: '', hi: 'पाठ्यक्रम' },
  },
} satisfies PageHandle

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const filters = filtersOf(new URL(request.url).searchParams)
  const [courses, exams, subjects] = await loadList(
    Promise.all([unwrap(api.courses.$get({ query: filters })), unwrap(api.exams.$get()), unwrap(api.subjects.$get())]),
    request,
  )
  return { filters, courses, exams: exams.items, subjects: subjects.items }
}

export default function Courses({ loaderData: { filters, courses, exams, subjects } }: Route.ComponentProps) {
  const { t } = useTranslation('courses')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  return (
    <div className="page py-4 md:py-10">
      <PageHead title={t('title')} description={t('description')} />
      <JsonLd value={itemListData(origin, courses.items, pick, paths.course)} />
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-3 text-muted">{t('intro')}</p>
      <ContinueCourse last={courses.last} />
      <FilterForm filters={filters} exams={exams} subjects={subjects} count={courses.count} />
      <ListFrame
        count={courses.count}
        countText={(count) => t('results', { count })}
        clear={isFiltered(filters) ? paths.courses() : null}
        first={filters.cursor ? withCursor(filters, null) : null}
        next={courses.next && withCursor(filters, courses.next)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      >
        <ItemRows>
          {courses.items.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ItemRows>
      </ListFrame>
      <p className="mt-6 text-center">
        <Link to={paths.certificates()} className="link inline-flex min-h-11 items-center">
          {t('check')}
        </Link>
      </p>
    </div>
  )
}
