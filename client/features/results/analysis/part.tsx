import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FoldedTable, type TableData } from '../../../ui/figure-table.tsx'

type Props = {
  id: string
  title: string
  /** Says in words what the chart shows and from how much data, or which data is missing. */
  sentence: ReactNode
  chart?: ReactNode
  table?: TableData | null
  /** Link or button of the next step. */
  act?: ReactNode
}

/** A part of the analysis: sentence, chart, next step, and the same data as a table. */
export function Part({ id, title, sentence, chart, table, act }: Props) {
  const { t } = useTranslation('result')
  return (
    <section id={id} className="scroll-mt-20">
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 max-w-3xl text-sm text-muted">{sentence}</p>
      {chart}
      {act && <div className="mt-2">{act}</div>}
      {table && table.rows.length > 0 && <FoldedTable title={t('table')} label={title} {...table} />}
    </section>
  )
}
