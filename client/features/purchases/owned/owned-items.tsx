import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { OwnedItem } from '../../../../domain/purchases/rights.ts'
import { rupees } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { itemAddress } from '../item-address.ts'

type Props = {
  title: string
  items: OwnedItem[]
  now: number
  /** Text without items. */
  empty?: string
}

/** Items that a student owns or owned. */
export function OwnedItems({ title, items, now, empty }: Props) {
  return (
    <section className="mb-8">
      <h2 className="mb-2 text-xl">{title}</h2>
      {items.length === 0 && <p className="text-muted">{empty}</p>}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {items.map((item) => (
          <Item key={item.itemId} item={item} now={now} />
        ))}
      </ul>
    </section>
  )
}

function Item({ item, now }: { item: OwnedItem; now: number }) {
  const { t } = useTranslation('owned')
  const { kind, itemId, title, grantReason } = item
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <Link to={itemAddress(kind, itemId)} className="link text-lg font-semibold">
          <BilingualText text={title} />
        </Link>
        <p className="text-sm text-muted">
          {t(`orders:kinds.${kind}`)} · <Until item={item} now={now} />
        </p>
        {grantReason !== null && <p className="text-sm text-muted">{t('granted', { reason: grantReason })}</p>}
      </div>
      <Renewal item={item} now={now} />
    </li>
  )
}

function Until({ item: { startsAt, endsAt }, now }: { item: OwnedItem; now: number }) {
  const { t } = useTranslation('owned')
  const { date } = useFormat()
  if (startsAt > now) return t('startsOn', { date: date(startsAt) })
  if (endsAt === null) return t('noEnd')
  return t(endsAt > now ? 'until' : 'endedOn', { date: date(endsAt) })
}

const dayMs = 86_400_000
/** Days before its end in which an access can be renewed from here. */
const soonDays = 30

/** What ends soon or has ended, with the way to more time. */
function Renewal({ item: { endsAt, title, offer }, now }: { item: OwnedItem; now: number }) {
  const { t } = useTranslation('owned')
  const { pick } = useBilingual()
  if (endsAt === null || endsAt > now + soonDays * dayMs) return null
  const days = Math.floor((endsAt - now) / dayMs)
  const amount = offer ? rupees(offer.pricePaise) : ''
  return (
    <div className="flex flex-wrap items-center gap-3">
      {endsAt > now && <Badge tone="warning">{days === 0 ? t('endsToday') : t('endsIn', { count: days })}</Badge>}
      {offer && (
        <LinkButton
          to={paths.checkout(offer.id)}
          reloadDocument
          look="secondary"
          aria-label={t('renewLabel', { title: pick(title), amount })}
        >
          {t('renew', { amount })}
        </LinkButton>
      )}
    </div>
  )
}
