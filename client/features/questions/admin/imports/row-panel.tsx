import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { ImportRowView } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton, iconButton } from '../../../../office/button-classes.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { controlId, CorrectionForm } from './correction-form.tsx'
import { FaultList } from './fault-list.tsx'
import { importAddress, rowPreviewAddress } from './import-address.ts'
import type { ImportData } from './load-import.ts'
import { RowBadge } from './row-badge.tsx'
import { valuesOf } from './row-values.ts'

type Props = {
  data: ImportData & { row: ImportRowView }
  /** The question as students see it. */
  preview: ReactNode
  answer: OfficeAnswer | undefined
}

/** One row of an import: its findings, the question as students see it, and its correction. */
export function RowPanel({ data: { view, row, rows, filters, userId }, preview, answer }: Props) {
  const { t } = useTranslation('questionImports')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [row.position, row.revision])
  const isOpen = row.outcome === null && view.progress?.phase === 'check' && view.progress.state === 'done'
  const parts = new Set(isOpen ? valuesOf(row.question).map(({ path }) => path) : [])
  const { previous, next } = neighboursOf(row.position, { view, rows, filters })
  const to = (position: number) => importAddress(view.id, { ...filters, row: position })
  return (
    <section aria-labelledby="import-row" className="card grid min-w-0 gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="import-row" ref={heading} tabIndex={-1} className="grow text-lg">
          {t('rowNumber', { row: row.row })} <RowBadge row={row} />
        </h2>
        {previous !== undefined && (
          <Link to={to(previous)} className="link inline-flex min-h-11 items-center">
            {t('row.previous')}
          </Link>
        )}
        {next !== undefined && (
          <Link to={to(next)} className="link inline-flex min-h-11 items-center">
            {t('row.next')}
          </Link>
        )}
        <Link
          to={importAddress(view.id, filters)}
          aria-label={t('row.back')}
          title={t('row.back')}
          className={iconButton}
        >
          <X aria-hidden className="size-5" />
        </Link>
      </div>
      {answer?.code && answer.intent === 'correct' && (
        <Notice tone="danger">
          {answer.code === 'content.revision_conflict'
            ? t('row.conflict')
            : t('failed', { reason: t(`errors:${answer.code}`) })}
        </Notice>
      )}
      <div className="grid min-w-0 grid-cols-1 gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          <div>
            <h3 className="text-base">{t('row.faults')}</h3>
            {row.faults.length > 0 ? (
              <FaultList faults={row.faults} placeOf={(path) => (parts.has(path) ? `#${controlId(path)}` : null)} />
            ) : (
              <p>{t('row.noFaults')}</p>
            )}
          </div>
          <div className="min-w-0">
            <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="text-base">{t('row.preview')}</h3>
              <Link to={rowPreviewAddress(view.id, row.position, filters)} className={compactButton}>
                {t('row.inExam')}
              </Link>
            </div>
            {row.preview ? preview : <p className="text-muted">{t('row.noPreview')}</p>}
          </div>
        </div>
        <div className="min-w-0">
          <h3 className="mb-1 text-base">{t('row.correct')}</h3>
          {isOpen ? (
            <CorrectionForm
              key={`${row.position} ${row.revision}`}
              importId={view.id}
              userId={userId}
              row={row}
              action={to(row.position)}
              next={next === undefined ? undefined : to(next)}
              posted={answer?.intent === 'correct' ? answer.values : undefined}
            />
          ) : (
            <p className="text-muted">
              {t(row.outcome === null ? 'reasons.running' : 'row.closed')}{' '}
              {row.questionId && (
                <Link to={officePaths.adminQuestion(row.questionId)} className="link">
                  {t('row.inBank')}
                </Link>
              )}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

type Listed = Pick<ImportData, 'view' | 'rows' | 'filters'>

/** Positions of the rows before and after one: of those that the list shows, where it is filtered. */
const neighboursOf = (position: number, { view, rows, filters }: Listed) => {
  const isFiltered = filters.verdict !== undefined || filters.fault !== undefined
  const positions = isFiltered ? rows.items.map((row) => row.position) : [position - 1, position + 1]
  const known = positions.filter((each) => each >= 0 && each < view.rows)
  return { previous: known.findLast((each) => each < position), next: known.find((each) => each > position) }
}
