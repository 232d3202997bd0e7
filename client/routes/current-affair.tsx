import { useContext } from 'react'
import { isDay } from '../../domain/calendar-day.ts'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext, pageContext } from '../context.ts'
import { DayPage } from '../features/current-affairs/day-page.tsx'
import { ItemPage } from '../features/current-affairs/item-page.tsx'
import { MarkOpened } from '../features/current-affairs/reads/mark-opened.tsx'
import { markDayAction } from '../features/current-affairs/reads/mark-day-action.ts'
import { articleData } from '../features/current-affairs/structured-data.ts'
import { useDates } from '../features/current-affairs/use-dates.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { FeedLink } from '../features/seo/feed-link.tsx'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { useBilingual, useLanguage } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/current-affair.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['affairs'],
  audience: 'everyone',
  cacheKeys: [],
} satisfies PageHandle

/** The parameter is a day or an item's id. */
export const loader = async ({ params: { dayOrId }, context }: Route.LoaderArgs) => {
  const { 'current-affairs': affairs, facts } = context.get(apiContext)
  if (isDay(dayOrId)) {
    const [day, strip] = await load(
      Promise.all([
        unwrap(affairs.days[':day'].$get({ param: { day: dayOrId } })),
        unwrap(affairs.strip.$get({ query: { day: dayOrId } })),
      ]),
    )
    return { item: null, facts: [], day, strip, signedIn: strip.read !== null }
  }
  const [item, used] = await load(
    Promise.all([
      unwrap(affairs[':itemId'].$get({ param: { itemId: dayOrId } })),
      unwrap(facts[':kind'][':itemId'].$get({ param: { kind: 'current_affairs', itemId: dayOrId } })),
    ]),
  )
  const signedIn = context.get(pageContext).viewer.user !== null
  return { item, facts: used.items, day: null, strip: null, signedIn }
}

export const action = ({ params: { dayOrId }, request, context }: Route.ActionArgs) =>
  load(markDayAction(context.get(apiContext), request, paths.currentAffair(dayOrId)))

export default function CurrentAffair({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('affairs')
  const { language } = useLanguage()
  const { pick } = useBilingual()
  const dates = useDates()
  const origin = useContext(SiteContext)
  const above: [string, string][] = [
    [t('common:study.label'), paths.studyMaterials()],
    [t('title'), paths.currentAffairs()],
  ]
  const { day, strip, item, facts, signedIn } = loaderData
  if (day) {
    const date = dates.day(day.date)
    return (
      <>
        <PageHead title={t('day.title', { date })} description={t('day.description', { date })} />
        <JsonLd value={breadcrumbData(origin, [...above, [date, paths.currentAffair(day.date)]])} />
        <DayPage day={day} strip={strip} origin={origin} />
      </>
    )
  }
  return (
    <>
      <PageHead
        title={pick(item.title)}
        description={pick(item.summary)}
        image={socialImagePath('current_affairs', item)}
      />
      <FeedLink title={t('title')} path={paths.currentAffairsFeed()} />
      <JsonLd value={articleData(item, { origin, language, pick }, pick(item.category.title))} />
      <JsonLd value={breadcrumbData(origin, [...above, [pick(item.title), paths.currentAffair(item.id)]])} />
      <ItemPage item={item} origin={origin} facts={facts} />
      <MarkOpened itemId={item.id} signedIn={signedIn} />
    </>
  )
}
