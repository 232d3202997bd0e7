import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { FoldedTable, type TableData } from '../../../ui/figure-table.tsx'

type Props = {
  id: string
  title: string
  /** Says what the picture shows, from how much data. */
  sentence: ReactNode
  chart?: ReactNode
  /** The next act that follows from it. */
  act?: ReactNode
  table?: TableData
}

/** Figure of the page: a sentence, a picture, its data as a table, and what to do next. */
export function Figure({ id, title, sentence, chart, act, table }: Props) {
  const { t } = useTranslation('progress')
  return (
    <section aria-labelledby={id} className="card p-4">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-reading">{sentence}</p>
      {chart && <div className="mt-3">{chart}</div>}
      {act && <div className="mt-3 flex flex-wrap gap-x-4 gap-y-2">{act}</div>}
      {table && <FoldedTable title={t('table')} label={title} {...table} />}
    </section>
  )
}
