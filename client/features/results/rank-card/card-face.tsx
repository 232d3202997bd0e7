import type { Qr } from '../../../../domain/files/qr.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import type { Standing } from '../../../../domain/results/contract.ts'
import { shortPercentile } from '../../../../domain/results/percentile-text.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Seal } from '../../../ui/faces/seal.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'

type Props = {
  title: Bilingual
  standing: Pick<Standing, 'rank' | 'of' | 'percentile' | 'synthetic'>
  /** Null where the card names nobody. */
  name: string | null
  /** Code with the address of the card; absent before it is public. */
  qr?: Qr
}

/** The card itself: whose rank, in which test, among how many. */
export function CardFace({ title, standing: { rank, of, percentile, synthetic }, name, qr }: Props) {
  const { t } = useTranslation('rankCards')
  return (
    <div className="rounded-md border-2 border-primary bg-surface p-1.5">
      <div className="border border-accent p-4 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-sm text-muted">{name === null ? t('unnamed') : t('by', { name })}</p>
            <p className="mt-1 text-xl leading-snug font-semibold text-balance">
              <BilingualText text={title} />
            </p>
          </div>
          <Seal className="h-20 w-auto sm:h-24" />
        </div>
        <div className="mt-4 flex items-end justify-between gap-4">
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <div>
              <dt className="text-sm text-muted">{t('rank')}</dt>
              <dd className="text-3xl leading-tight font-semibold text-primary tabular sm:text-4xl">
                {t('rankOf', { rank: groupIndian(rank), of: groupIndian(of) })}
              </dd>
            </div>
            {percentile !== null && (
              <div>
                <dt className="text-sm text-muted">{t('percentile')}</dt>
                <dd className="text-3xl leading-tight font-semibold tabular sm:text-4xl">
                  {shortPercentile({ percentile, of })}
                </dd>
              </div>
            )}
          </dl>
          {qr && <QrCode qr={qr} label={t('scan')} className="size-20 sm:size-24" />}
        </div>
        {synthetic > 0 && <p className="mt-3 text-sm text-muted">{t('demoIn', { count: synthetic })}</p>}
      </div>
    </div>
  )
}
