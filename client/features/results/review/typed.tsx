import { Check, CircleDot } from 'lucide-react'
import type { QuestionKey } from '../../../../domain/questions/contract.ts'
import { typedOf } from '../../../../domain/questions/kinds/entered.ts'
import { acceptedBy, match } from '../../../../domain/questions/kinds/presentation.ts'
import type { ResultQuestion } from '../../../../domain/results/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { classes } from '../../../ui/classes.ts'

/** A typed answer beside the accepted ones. */
export function TypedReview({ question }: { question: ResultQuestion }) {
  const { t } = useTranslation('result')
  const { key, alternatives, answer, verdict } = question
  const mine = typedOf(answer)
  const inWords = (accepted: QuestionKey): string =>
    match(acceptedBy(accepted), {
      options: () => '',
      rows: () => '',
      range: ({ min, max }) => (min === max ? min : t('range', { min, max })),
      texts: ({ texts }) => texts.join(' · '),
    })
  return (
    <dl className="mt-3 grid max-w-md grid-cols-2 gap-2">
      <div
        className={classes(
          'rounded-md border px-3 py-2',
          mine && verdict === 'wrong' ? 'border-danger bg-danger-soft' : 'border-hairline',
        )}
      >
        <dt className="flex items-center gap-1 text-sm text-muted">
          <CircleDot aria-hidden size={14} /> {t('yourAnswer')}
        </dt>
        <dd className="font-semibold break-words tabular">{mine ?? t('noAnswer')}</dd>
      </div>
      <div className="rounded-md border border-success bg-success-soft px-3 py-2">
        <dt className="flex items-center gap-1 text-sm text-muted">
          <Check aria-hidden size={14} /> {t(acceptedBy(key).form === 'texts' ? 'accepted' : 'rightAnswer')}
        </dt>
        <dd className="font-semibold break-words tabular">{[key, ...alternatives].map(inWords).join(' · ')}</dd>
      </div>
    </dl>
  )
}
