import { redirect } from 'react-router'
import { isDay } from '../../../domain/calendar-day.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
import { CategoriesContext } from '../../features/current-affairs/admin/categories-context.ts'
import { EntrySheet } from '../../features/current-affairs/admin/sheet/entry-sheet.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/affair-sheet.ts'

export const handle = { strings: ['office', 'affairs'], audience: 'admin' } satisfies PageHandle

const dayOf = (request: Request): string => {
  const day = new URL(request.url).searchParams.get('day') ?? ''
  return isDay(day) ? day : dateInIndia(Date.now())
}

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { days } = api.admin['current-affairs']
  const [day, categories] = await load(
    Promise.all([
      unwrap(days[':day'].$get({ param: { day: dayOf(request) } })),
      unwrap(api['affair-categories'].$get()),
    ]),
  )
  return { day, categories: categories.items, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

/** Without script a new item opens in its own editor. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const content = context.get(apiContext).admin.content[':kind']
  const body = { date: dayOf(request) }
  const { id } = await load(unwrap(content.$post({ param: { kind: 'current_affairs' }, json: { body } })))
  return redirect(officePaths.adminAffair(id), 303)
}

export default function AffairSheet({ loaderData: { day, categories, userId } }: Route.ComponentProps) {
  const { t } = useTranslation('affairEditor')
  return (
    <>
      <PageHead title={t('sheet.title')} description={t('sheet.title')} index={false} />
      <CategoriesContext value={categories}>
        <EntrySheet key={day.day} day={day} userId={userId} />
      </CategoriesContext>
    </>
  )
}
