import { Link } from 'react-router'
import type { AffairSummary } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { isMixed } from '../../ui/samples.ts'
import { useDates } from './use-dates.ts'

/** Line above a title: the property by which the list is not grouped. */
type Above = 'category' | 'date'

type LineProps = { item: AffairSummary; above: Above; isUnread: boolean; isMarked: boolean }

/** Item in a list; the whole line is a link. */
function AffairLine({ item, above, isUnread, isMarked }: LineProps) {
  const { t } = useTranslation('affairs')
  const { pick } = useBilingual()
  const { day } = useDates()
  return (
    <li className="relative py-3">
      {/* In the margin, where it moves nothing when a visitor's marks arrive. */}
      {isUnread && <span aria-hidden className="absolute top-5.5 -left-3 size-2 rounded-full bg-accent" />}
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {above === 'date' ? <time dateTime={item.date}>{day(item.date)}</time> : pick(item.category.title)}
        {isMarked && item.isSample && <Badge>{t('sample')}</Badge>}
      </p>
      <h3 className="mt-0.5 text-lg">
        <Link to={paths.currentAffair(item.id)} className="after:absolute after:inset-0 hover:text-primary">
          <BilingualText text={item.title} />
          {isUnread && <span className="sr-only">, {t('unread')}</span>}
        </Link>
      </h3>
      <p className="mt-1 max-w-reading text-muted">
        <BilingualText text={item.summary} />
      </p>
    </li>
  )
}

type Props = { items: AffairSummary[]; above?: Above; unread?: ReadonlySet<string> }

export function AffairLines({ items, above = 'category', unread }: Props) {
  const areMixed = isMixed(items)
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {items.map((item) => (
        <AffairLine
          key={item.id}
          item={item}
          above={above}
          isUnread={unread?.has(item.id) ?? false}
          isMarked={areMixed}
        />
      ))}
    </ul>
  )
}
