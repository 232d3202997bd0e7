import type { Bilingual } from '../../../../domain/questions/contract.ts'
import type { Standing } from '../../../../domain/results/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'

type Props = {
  title: Bilingual
  standing: Pick<Standing, 'rank' | 'of' | 'percentile' | 'synthetic'>
  /** Null where the card names nobody. */
  name: string | null
}

/** The card itself: whose rank, in which test, among how many. */
export function CardFace({ title, standing: { rank, of, percentile, synthetic }, name }: Props) {
  const { t } = useTranslation('rankCards')
  return (
    <div className="card border-t-4 border-t-accent p-5">
      <p className="text-sm text-muted">{name === null ? t('unnamed') : t('by', { name })}</p>
      <p className="mt-1 text-xl font-semibold">
        <BilingualText text={title} />
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-muted">{t('rank')}</dt>
          <dd className="text-3xl font-semibold text-primary tabular">{t('rankOf', { rank, of })}</dd>
        </div>
        {percentile !== null && (
          <div>
            <dt className="text-sm text-muted">{t('percentile')}</dt>
            <dd className="text-3xl font-semibold tabular">{percentile.toFixed(7)}</dd>
          </div>
        )}
      </dl>
      {synthetic > 0 && <p className="mt-3 text-sm text-muted">{t('demoIn', { count: synthetic })}</p>}
    </div>
  )
}
