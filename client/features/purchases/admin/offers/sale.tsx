import { Form, Link } from 'react-router'
import type { ItemSale, OfferItem, OfficeOffer } from '../../../../../domain/purchases/office-offers.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { rupees } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { useWhen } from '../../../../office/list/changed.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { ConfirmForm } from '../../../../ui/confirm-form.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ordersLink } from '../orders/orders-address.ts'
import { FreeQuestions } from './free-questions.tsx'
import { OfferBadge } from './offer-badge.tsx'
import { itemText } from './offer-form.ts'
import { SaleForm } from './sale-form.tsx'

type Props = {
  item: OfferItem
  sale: ItemSale
  now: number
  answer: OfficeAnswer | undefined
  /** Texts of a first offer. */
  suggested?: Readonly<Record<string, string>>
  /** Classes of the form. */
  formClass?: string
}

/** Sale of an item: its state, what stands against it, its terms and acts. */
export function Sale({ item, sale: { offer, unpaid, freeElsewhere }, now, answer, suggested, formClass }: Props) {
  const { t } = useTranslation('officeOffers')
  const refused = answer?.code && ['offer-withdraw', 'offer-restore'].includes(answer.intent) ? answer.code : null
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <OfferBadge offer={offer} now={now} />
        {offer && <Changed offer={offer} now={now} />}
      </p>
      {refused && refused !== 'purchases.free_elsewhere' && <Notice tone="danger">{t(`errors:${refused}`)}</Notice>}
      <FreeQuestions questions={freeElsewhere} isOnSale={offer?.isOnSale === true} />
      {unpaid.map(({ pricePaise, count }) => (
        <Notice key={pricePaise}>{t('unpaid', { count, amount: rupees(pricePaise) })}</Notice>
      ))}
      <SaleForm
        item={item}
        offer={offer}
        answer={answer}
        {...(suggested && { suggested })}
        {...(formClass && { className: formClass })}
      />
      {offer && <Acts item={item} offer={offer} />}
    </div>
  )
}

function Changed({ offer: { updatedAt, by }, now }: { offer: OfficeOffer; now: number }) {
  const { t } = useTranslation('officeOffers')
  const when = useWhen()
  return <span>{t('changed', { when: when(updatedAt, now), name: by ?? t('someone') })}</span>
}

function Acts({ item, offer: { id, revision, state } }: { item: OfferItem; offer: OfficeOffer }) {
  const { t } = useTranslation('officeOffers')
  const fields = { item: itemText(item), id, revision: String(revision) }
  const activities = new URLSearchParams({ kind: 'offer', item: id })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {state === 'active' ? (
        <ConfirmForm
          fields={{ intent: 'offer-withdraw', ...fields }}
          button={t('withdraw')}
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          keep={t('keep')}
        />
      ) : (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={{ intent: 'offer-restore', ...fields }} />
          <button type="submit" className={compactButton}>
            {t('restore')}
          </button>
        </Form>
      )}
      <Link to={ordersLink({ item: item.itemId })} className="link inline-flex min-h-11 items-center">
        {t('orders')}
      </Link>
      <Link to={`${officePaths.adminActivities()}?${activities}`} className="link inline-flex min-h-11 items-center">
        {t('acts')}
      </Link>
    </div>
  )
}
