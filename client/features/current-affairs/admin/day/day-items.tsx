import { TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OfficeAffair, OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useKeys } from '../../../../office/frame/keys/use-keys.ts'
import { StateBadge } from '../../../../office/list/state-badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { useCategories } from '../categories-context.ts'
import { useItemTitle } from '../use-item-title.ts'
import { blockersOf } from './ready.ts'
import { Warnings } from './warnings.tsx'

/** Items of the day: drafts in the order of their creation, then published items. */
export function DayItems({ day }: { day: OfficeDay }) {
  const { t } = useTranslation('affairEditor')
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const move = (by: number) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[Math.min(Math.max(at + by, 0), links.length - 1)]?.focus()
  }
  useKeys([
    { keys: 'j', label: t('day.keys.next'), run: () => move(1), repeats: true },
    { keys: 'k', label: t('day.keys.previous'), run: () => move(-1), repeats: true },
    {
      keys: 'e',
      label: t('day.keys.open'),
      run: () => document.activeElement?.matches('[data-item]') && (document.activeElement as HTMLElement).click(),
    },
    { keys: 'n', label: t('day.keys.write'), run: () => void navigate(officePaths.adminAffairSheet(day.day)) },
  ])
  const drafts = day.items.filter(({ state }) => state !== 'published')
  const published = day.items.filter(({ state }) => state === 'published').toReversed()
  return (
    <section aria-labelledby="day-items" className="min-w-0">
      <h2 id="day-items" className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline pb-1 text-lg">
        {t('day.items')}
        <span className="tabular text-sm font-normal text-muted">
          {t('day.published', { count: published.length })} · {t('day.drafts', { count: drafts.length })}
        </span>
      </h2>
      {day.items.length === 0 ? (
        <EmptyState
          text={t('day.empty')}
          action={<LinkButton to={officePaths.adminAffairSheet(day.day)}>{t('sheet.first')}</LinkButton>}
        />
      ) : (
        <ul ref={list} className="divide-y divide-hairline">
          {[...drafts, ...published].map((item) => (
            <DayItem key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function DayItem({ item }: { item: OfficeAffair }) {
  const { t } = useTranslation('affairEditor')
  const { text, lang, isOwn } = useItemTitle()(item)
  const category = useCategories().nameOf(item.body['category'])
  return (
    <li className="grid min-h-14 content-center gap-0.5 py-2">
      <div className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {category !== null && <span>{category}</span>}
        <StateBadge item={item} />
        {item.note && <span>{t('day.fromFeed', { name: item.note.feedName })}</span>}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <Link
          data-item
          to={officePaths.adminAffair(item.id)}
          lang={lang}
          className={`min-w-0 font-semibold hover:text-primary ${isOwn ? 'text-ink' : 'text-muted italic'}`}
        >
          {text}
        </Link>
        <Readiness item={item} />
      </div>
    </li>
  )
}

function Readiness({ item }: { item: OfficeAffair }) {
  const { t } = useTranslation('affairEditor')
  const blockers = blockersOf(item)
  const isExpired = item.facts.some(({ state }) => state === 'expired')
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      {item.hasDraft &&
        (blockers > 0 ? (
          <span className="text-warning">{t('day.missing', { count: blockers })}</span>
        ) : (
          <span className="text-success">{t('day.ready')}</span>
        ))}
      {isExpired && (
        <span className="inline-flex items-center gap-1 text-warning">
          <TriangleAlert aria-hidden className="size-4" />
          {t('day.expired')}
        </span>
      )}
      {item.hasDraft && <Warnings item={item} />}
    </div>
  )
}
