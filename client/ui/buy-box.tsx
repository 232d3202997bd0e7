import { Link } from 'react-router'
import { paths } from '../../domain/paths.ts'
import type { OfferView, Sale } from '../../domain/purchases/offers.ts'
import { rupees } from '../i18n/format.ts'
import { useFormat } from '../i18n/use-format.ts'
import { useBilingual } from '../i18n/use-language.ts'
import { useStrings } from '../i18n/use-strings.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LinkButton } from './button.tsx'

/** How a student gets an item that is not free: price, terms and policy. Of an item that is owned, its end. */
export function BuyBox({ sale, owned }: { sale: Sale; owned: boolean }) {
  useStrings('shelf')
  return owned ? <Owned until={sale.ownedUntil} /> : <Ways sale={sale} />
}

function Owned({ until }: { until: number | null }) {
  const { t } = useTranslation('shelf')
  const { date } = useFormat()
  return <p>{until === null ? t('owned') : t('ownedUntil', { date: date(until) })}</p>
}

function Ways({ sale: { offer, pass } }: { sale: Sale }) {
  const { t } = useTranslation('shelf')
  if (!offer && !pass) return <p className="font-semibold">{t('notOnSale')}</p>
  return (
    <div className="grid gap-3">
      {offer && <Way offer={offer} />}
      {pass && <Way offer={pass} isSecond={offer !== null} />}
      <p className="text-sm text-muted">
        {t('refund')}{' '}
        <Link to={paths.refund()} className="link">
          {t('policy')}
        </Link>
      </p>
    </div>
  )
}

/** One offer. Its page alone may send a form to the gateway, so that the link loads it as a document. */
function Way({ offer, isSecond = false }: { offer: OfferView; isSecond?: boolean }) {
  const { t } = useTranslation('shelf')
  const { pick } = useBilingual()
  const { id, kind, title } = offer
  return (
    <div className="grid gap-2">
      {title && <p className="font-semibold">{t('pass', { title: pick(title) })}</p>}
      <Price offer={offer} />
      <LinkButton
        to={paths.checkout(id)}
        reloadDocument
        look={isSecond ? 'secondary' : 'primary'}
        className="justify-self-start"
      >
        {t(`buy.${kind}`)}
      </LinkButton>
    </div>
  )
}

function Price({ offer: { pricePaise, listPaise, validityDays, to } }: { offer: OfferView }) {
  const { t } = useTranslation('shelf')
  const { date } = useFormat()
  return (
    <div>
      <p className="tabular text-lg">
        <strong>{`₹${rupees(pricePaise)}`}</strong>
        {listPaise !== null && (
          <>
            {' '}
            <span className="sr-only">{t('listPrice')}</span> <s className="text-muted">{`₹${rupees(listPaise)}`}</s>
          </>
        )}
      </p>
      <p className="text-sm text-muted">
        {validityDays === null ? t('noEnd') : t('validity', { count: validityDays })} · {t('gst')}
      </p>
      {to !== null && <p className="text-sm text-muted">{t('saleEnds', { date: date(to - 1) })}</p>}
    </div>
  )
}
