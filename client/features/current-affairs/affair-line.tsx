import { Link } from 'react-router'
import type { AffairSummary } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { useDates } from './use-dates.ts'

/** Line above a title: the property by which the list is not grouped. */
type Above = 'category' | 'date'

/** Item in a list; the whole line is a link. */
function AffairLine({ item, above }: { item: AffairSummary; above: Above }) {
  const { t } = useTranslation('affairs')
  const { pick } = useBilingual()
  const { day } = useDates()
  return (
    <li className="relative py-4">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {above === 'date' ? <time dateTime={item.date}>{day(item.date)}</time> : pick(item.category.title)}
        {item.isSample && <Badge>{t('sample')}</Badge>}
      </p>
      <h3 className="mt-1 text-lg">
        <Link to={paths.currentAffair(item.id)} className="after:absolute after:inset-0 hover:text-primary">
          <BilingualText text={item.title} />
        </Link>
      </h3>
      <p className="mt-1 max-w-reading text-muted">
        <BilingualText text={item.summary} />
      </p>
    </li>
  )
}

export function AffairLines({ items, above = 'category' }: { items: AffairSummary[]; above?: Above }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {items.map((item) => (
        <AffairLine key={item.id} item={item} above={above} />
      ))}
    </ul>
  )
}
