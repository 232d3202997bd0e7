import type { ReactNode } from 'react'
import type { MarksSplit } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { accuracyOf } from '../figures.tsx'
import { SplitBar, SplitLegend } from '../marks-bar.tsx'
import { useSpan } from '../use-span.ts'
import { Part } from './part.tsx'

export type NamedSplit = { key: string; name: string; split: MarksSplit; act?: ReactNode }

/** Rows of the picture; the rest is in the table. */
const rowsShown = 8

/** Answers from which an accuracy is shown. */
const minAnswers = 3

type Props = { id: string; title: string; sentence: ReactNode; splits: readonly NamedSplit[]; act?: ReactNode }

/** Marks gained and lost by group of questions: a bar for each, and a table. */
export function SplitPart({ id, title, sentence, splits, act }: Props) {
  const { t } = useTranslation('analysis')
  const span = useSpan()
  const accuracy = ({ right, partial, wrong }: MarksSplit): string => {
    const percent = accuracyOf({ correct: right, partial, wrong })
    if (right + partial + wrong < minAnswers || percent === null) return t('few', { count: right + partial + wrong })
    return `${percent}%`
  }
  const table = {
    head: [t('group'), t('marks'), t('penalty'), t('missedWrong'), t('missedSkipped'), t('accuracy'), t('time')],
    rows: splits.map(({ name, split }) => [
      name,
      `${formatMarks(split.units)} / ${formatMarks(split.maxUnits)}`,
      formatMarks(split.penalty),
      formatMarks(split.missedWrong),
      formatMarks(split.missedSkipped),
      accuracy(split),
      span(split.ms),
    ]),
  }
  const chart = (
    <>
      <SplitLegend />
      <ul className="mt-2 grid gap-3">
        {splits.slice(0, rowsShown).map(({ key, name, split, act: own }) => (
          <li key={key}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span>{name}</span>
              <span className="tabular">
                <b>{`${formatMarks(split.units)} / ${formatMarks(split.maxUnits)}`}</b>
                <span className="text-muted"> · {accuracy(split)}</span>
              </span>
            </p>
            <SplitBar split={split} />
            {own}
          </li>
        ))}
      </ul>
    </>
  )
  return <Part id={id} title={title} sentence={sentence} chart={chart} table={table} act={act} />
}
