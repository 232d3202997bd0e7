import { redirect } from 'react-router'
import { isDay } from '../../../domain/calendar-day.ts'
import { dateInIndia } from '../../../domain/india.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext, pageContext } from '../../context.ts'
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
  const days = context.get(apiContext).admin['current-affairs'].days
  const day = await load(unwrap(days[':day'].$get({ param: { day: dayOf(request) } })))
  return { day, userId: context.get(pageContext).viewer.user?.uid ?? '' }
}

/** Without script a new item opens in its own editor. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const content = context.get(apiContext).admin.content[':kind']
  const body = { date: dayOf(request) }
  const { id } = await load(unwrap(content.$post({ param: { kind: 'current_affairs' }, json: { body } })))
  return redirect(officePaths.adminAffair(id), 303)
}

export default function AffairSheet({ loaderData: { day, userId } }: Route.ComponentProps) {
  const { t } = useTranslation('affairEditor')
  return (
    <>
      <PageHead title={t('sheet.title')} description={t('sheet.title')} index={false} />
      <EntrySheet key={day.day} day={day} userId={userId} />
    </>
  )
}
