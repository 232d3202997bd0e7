import { Link } from 'react-router'
import type { ItemSale, OfferItem } from '../../../../../domain/purchases/office-offers.ts'
import { isPassOfAll, passId } from '../../../../../domain/purchases/offers.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { officeKinds } from '../../../../office/frame/kinds.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Sale } from './sale.tsx'

type Exam = { id: string; title: Bilingual }
type Props = {
  item: OfferItem
  sale: ItemSale
  exams: readonly Exam[]
  now: number
  answer: OfficeAnswer | undefined
  /** Address of the list without the sale. */
  close: string
}

const suggestedName = ({ itemId }: OfferItem, exams: readonly Exam[]): Record<string, string> => {
  if (isPassOfAll(itemId)) return { 'title.en': 'Pass for all exams', 'title.hi': 'सभी परीक्षाओं का पास' }
  const exam = exams.find(({ id }) => passId(id) === itemId)
  return exam ? { 'title.en': `${exam.title.en} pass`, 'title.hi': `${exam.title.hi} पास` } : {}
}

/** Sale that the address opens, above the list. */
export function OpenSale({ item, sale, exams, now, answer, close }: Props) {
  const { t } = useTranslation('officeOffers')
  const { pick } = useBilingual()
  const isPass = item.kind === 'pass'
  const suggested = isPass ? suggestedName(item, exams) : {}
  const named = sale.offer?.title ?? { en: suggested['title.en'] ?? '', hi: suggested['title.hi'] ?? '' }
  return (
    <section aria-labelledby="open-sale" className="card p-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="open-sale" className="text-lg">
          {pick(named) || named.en || t('list.untitled')}
        </h2>
        <span className="flex gap-x-4 text-sm">
          {item.kind !== 'pass' && (
            <Link to={officeKinds[item.kind].address(item.itemId)} className="link inline-flex min-h-11 items-center">
              {t('list.editor')}
            </Link>
          )}
          <Link to={close} className="link inline-flex min-h-11 items-center">
            {t('list.close')}
          </Link>
        </span>
      </div>
      <Sale
        item={item}
        sale={sale}
        now={now}
        answer={answer}
        suggested={suggested}
        formClass="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3"
      />
    </section>
  )
}
