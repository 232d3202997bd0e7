import { Form } from 'react-router'
import { passId } from '../../../../../domain/purchases/offers.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { Select } from '../../../../ui/select.tsx'
import { itemText } from './offer-form.ts'
import type { OfferFilters } from './offers-address.ts'

type Props = { exams: readonly { id: string; title: Bilingual }[]; filters: OfferFilters }

const passOf = (exam: string | null): string => itemText({ kind: 'pass', itemId: passId(exam) })

/** Opens the sale of a pass. */
export function PassChoice({ exams, filters }: Props) {
  const { t } = useTranslation('officeOffers')
  const { pick } = useBilingual()
  const options: [string, string][] = [
    [passOf(null), t('pass.all')],
    ...exams.map(({ id, title }): [string, string] => [passOf(id), pick(title)]),
  ]
  return (
    <section aria-labelledby="pass-title" className="card p-4">
      <h2 id="pass-title" className="text-lg">
        {t('pass.label')}
      </h2>
      <p className="mt-1 max-w-reading text-muted">{t('pass.text')}</p>
      <Form method="get" className="mt-3 flex flex-wrap items-end gap-3">
        <HiddenFields fields={{ tab: 'offers', ...filters }} />
        <Select inForm name="item" label={t('pass.choose')} options={options} defaultValue={passOf(null)} />
        <Button type="submit" look="secondary">
          {t('pass.open')}
        </Button>
      </Form>
    </section>
  )
}
