import { ChevronDown } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ScoreTotals } from '../../../domain/results/contract.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { accuracyOf } from './figures.tsx'
import type { SectionScore } from './result-summary.ts'
import { useSpan } from './use-span.ts'

/** False for an optional section that was not taken: it counts nothing. */
const isTaken = ({ correct, partial, wrong, skipped }: ScoreTotals): boolean => correct + partial + wrong + skipped > 0

/** Marks by section as bars, and the same data as a table. */
export function SectionBars({ sections }: { sections: SectionScore[] }) {
  const { t } = useTranslation('result')
  return (
    <section>
      <h2 className="text-lg">{t('sections')}</h2>
      <p className="mb-3 text-sm text-muted">{t('sectionsSentence')}</p>
      <ul className="grid gap-3">
        {sections.map(({ id, title, totals }) => (
          <li key={id}>
            <p className="flex items-baseline justify-between gap-4 text-sm">
              <BilingualText text={title} />
              <b className="tabular">
                {isTaken(totals) ? `${formatMarks(totals.units)} / ${formatMarks(totals.maxUnits)}` : t('notTaken')}
              </b>
            </p>
            <div aria-hidden className="mt-1 h-2.5 overflow-hidden rounded-full bg-hairline">
              <div
                className="h-full rounded-full bg-primary"
                style={{ width: `${Math.min(100, Math.max(0, (100 * totals.units) / (totals.maxUnits || 1)))}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
      <details className="group mt-3">
        <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
          <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
          {t('table')}
        </summary>
        <SectionTable sections={sections} />
      </details>
    </section>
  )
}

function SectionTable({ sections }: { sections: SectionScore[] }) {
  const { t } = useTranslation('result')
  const span = useSpan()
  const anyPartial = sections.some(({ totals }) => totals.partial > 0)
  const heads = [
    t('marks'),
    t('right'),
    ...(anyPartial ? [t('partial')] : []),
    t('wrong'),
    t('skipped'),
    t('accuracy'),
    t('time'),
  ]
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('sections')}>
      <table className="w-full border-collapse text-sm whitespace-nowrap">
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-1.5 pe-3 text-start">
              {t('section')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-2 py-1.5 text-end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map(({ id, title, totals }) => (
            <tr key={id} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                <BilingualText text={title} />
              </th>
              {isTaken(totals) ? (
                <>
                  <Cell>{`${formatMarks(totals.units)} / ${formatMarks(totals.maxUnits)}`}</Cell>
                  <Cell>{totals.correct}</Cell>
                  {anyPartial && <Cell>{totals.partial}</Cell>}
                  <Cell>{totals.wrong}</Cell>
                  <Cell>{totals.skipped}</Cell>
                  <Cell>{accuracyOf(totals) === null ? '–' : `${accuracyOf(totals)}%`}</Cell>
                  <Cell>{span(totals.ms)}</Cell>
                </>
              ) : (
                <td colSpan={heads.length} className="px-2 py-1.5 text-muted">
                  {t('notTaken')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Cell = ({ children }: { children: string | number }) => <td className="px-2 py-1.5 text-end">{children}</td>
