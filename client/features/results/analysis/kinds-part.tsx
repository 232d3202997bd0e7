import type { ReactNode } from 'react'
import type { KindLoss } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Part } from './part.tsx'

/** Wrong answers by the kind of mistake that the attempt suggests. */
export function KindsPart({ kinds, act }: { kinds: readonly KindLoss[]; act: ReactNode }) {
  const { t } = useTranslation('analysis')
  if (kinds.length === 0) return <Part id="kinds" title={t('kinds.title')} sentence={t('kinds.none')} />
  const count = kinds.reduce((sum, { questions }) => sum + questions, 0)
  const most = Math.max(...kinds.map(({ lostUnits }) => lostUnits))
  return (
    <Part
      id="kinds"
      title={t('kinds.title')}
      sentence={t('kinds.sentence', { count })}
      act={act}
      chart={
        <ul className="grid gap-2">
          {kinds.map(({ kind, questions, lostUnits }) => (
            <li key={kind} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
              <span>
                <b>{t(`kinds.names.${kind}`)}</b>{' '}
                <span className="text-xs text-muted">{t(`kinds.definitions.${kind}`)}</span>
              </span>
              <span className="text-end tabular">
                <b>{questions}</b>{' '}
                <span className="text-xs text-muted">{t('kinds.lost', { marks: formatMarks(lostUnits) })}</span>
              </span>
              <svg aria-hidden className="col-span-2 block h-2 w-full">
                <rect
                  width={`${((100 * lostUnits) / (most || 1)).toFixed(1)}%`}
                  height="100%"
                  className="fill-warning"
                />
              </svg>
            </li>
          ))}
        </ul>
      }
      table={{
        head: [t('kinds.title'), t('questions'), t('marks')],
        rows: kinds.map(({ kind, questions, lostUnits }) => [
          t(`kinds.names.${kind}`),
          questions,
          formatMarks(0 - lostUnits),
        ]),
      }}
    />
  )
}
