import { Link } from 'react-router'
import type { Ledger } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useInstant } from '../../../i18n/use-instant.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Part } from './part.tsx'

const looks = { right_to_wrong: 'fill-danger', wrong_to_right: 'fill-success', wrong_to_wrong: 'fill-edge' } as const

/** Marks with a sign. */
const signed = (units: number): string => (units > 0 ? `+${formatMarks(units)}` : formatMarks(units))

type Props = { ledger: Ledger | null; solutions: string }

/** Changed answers, with the marks that they won and lost. */
export function LedgerPart({ ledger, solutions }: Props) {
  const { t } = useTranslation('analysis')
  const { clockTime } = useInstant()
  if (!ledger) return <Part id="changes" title={t('changes.title')} sentence={t('changes.noLog')} />
  const { lines, changes, units } = ledger
  if (changes.length === 0) return <Part id="changes" title={t('changes.title')} sentence={t('changes.none')} />
  const most = Math.max(...lines.map((line) => line.changes))
  const key = units < 0 ? 'changes.lost' : units > 0 ? 'changes.won' : 'changes.even'
  return (
    <Part
      id="changes"
      title={t('changes.title')}
      sentence={`${t(key, { count: changes.length, marks: formatMarks(Math.abs(units)) })} ${t('changes.rule')}`}
      chart={
        <ul className="grid gap-2">
          {lines.map((line) => (
            <li key={line.kind} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 text-sm">
              <span>{t(`changes.kinds.${line.kind}`)}</span>
              <span className="tabular">
                <b>{line.changes}</b>{' '}
                <span className="text-muted">{t('changes.marks', { marks: signed(line.units) })}</span>
              </span>
              <svg aria-hidden className="col-span-2 block h-2 w-full">
                <rect
                  width={`${((100 * line.changes) / most).toFixed(1)}%`}
                  height="100%"
                  className={looks[line.kind]}
                />
              </svg>
            </li>
          ))}
        </ul>
      }
      act={
        <ul className="flex flex-wrap gap-x-4">
          {changes.slice(0, 5).map(({ questionId, number, kind, at }) => (
            <li key={`${questionId} ${at}`}>
              <Link
                to={`${solutions}&question=${questionId}#${questionId}`}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {t('changes.see', { number, kind: t(`changes.kinds.${kind}`) })}
              </Link>
            </li>
          ))}
        </ul>
      }
      table={{
        head: [t('question'), t('changes.at'), t('changes.kind'), t('marks')],
        rows: changes.map(({ number, at, kind, units: effect }) => [
          number,
          clockTime(at),
          t(`changes.kinds.${kind}`),
          signed(effect),
        ]),
      }}
    />
  )
}
