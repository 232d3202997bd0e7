import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { countStatuses, questionOrder } from '../../../../domain/attempts/palette.ts'
import { formatRemaining } from '../../../../domain/attempts/server-clock.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useExam } from './exam-context.ts'
import { Legend } from './legend.tsx'
import { IntegrityNotes } from './integrity-notes.tsx'
import { StatusShape } from '../../../ui/status-shape.tsx'
import { useTimeLeft } from './use-time.ts'

const columns = ['answered', 'not_answered', 'marked', 'answered_marked', 'not_visited'] as const

/** The exam summary, with two confirmations before the test is handed in. */
export function Summary({ onCancel, onSubmit }: { onCancel: () => void; onSubmit: () => void }) {
  const { t } = useTranslation('hall')
  const { attempt, state } = useExam()
  const { left } = useTimeLeft(attempt)
  const [asked, setAsked] = useState(false)
  if (asked) {
    return (
      <Dialog
        key="again"
        open
        onClose={onCancel}
        title={t('summary.again')}
        actions={
          <>
            <Button look="secondary" onClick={onCancel}>
              {t('summary.cancel')}
            </Button>
            <Button onClick={onSubmit}>{t('summary.confirm')}</Button>
          </>
        }
      >
        <p>{t('summary.againText', { time: formatRemaining(left) })}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      key="summary"
      open
      onClose={onCancel}
      title={t('summary.title')}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t('summary.no')}
          </Button>
          <Button onClick={() => setAsked(true)}>{t('summary.yes')}</Button>
        </>
      }
    >
      <SummaryTable />
      <IntegrityNotes entries={state.notes} />
      <p className="mt-4 font-semibold">{t('summary.ask')}</p>
    </Dialog>
  )
}

/** Confirms that a section is handed in early. */
export function SectionSummary({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('hall')
  const { paper, sheet, place, attempt } = useExam()
  const running = place.at === 'section' ? place.sectionId : null
  const section = paper.sections.find(({ id }) => id === running)
  if (!section) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('summary.titleSection')}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('summary.no')}
          </Button>
          <Button
            onClick={() => {
              attempt.leaveSection(section.id)
              onClose()
            }}
          >
            {t('summary.yesSection')}
          </Button>
        </>
      }
    >
      <p className="mb-3 font-semibold">
        <BilingualText text={section.title} />
      </p>
      <Legend reviewCounts={paper.reviewCounts} counts={countStatuses(sheet, section.questionIds)} />
      <p className="mt-4">{t(`summary.after.${section.after}`)}</p>
    </Dialog>
  )
}

/** Totals in the legend; sections in a table with shapes as column heads, so that it fits a phone. */
function SummaryTable() {
  const { t } = useTranslation('hall')
  const { paper, sheet } = useExam()
  const all = questionOrder(paper)
  const rows: { id: string; title: Bilingual | null; questionIds: readonly string[] }[] = [...paper.sections]
  if (paper.sections.length > 1) rows.push({ id: 'total', title: null, questionIds: all })
  return (
    <>
      <Legend reviewCounts={paper.reviewCounts} counts={countStatuses(sheet, all)} />
      <div className="mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label={t('summary.title')}>
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-edge text-xs leading-tight">
              <th scope="col" className="py-1.5 pe-2 text-start">
                {t('summary.section')}
              </th>
              <th scope="col" className="w-16 px-1 py-1.5 text-end">
                {t('summary.questions')}
              </th>
              {columns.map((status) => (
                <th key={status} scope="col" className="px-0.5 py-1.5 text-end">
                  <StatusShape status={status} className="h-5! w-5.5!" />
                  <span className="sr-only">{t(`attempt:status.${status}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, title, questionIds }) => (
              <SummaryRow key={id} title={title} questionIds={questionIds} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function SummaryRow({ title, questionIds }: { title: Bilingual | null; questionIds: readonly string[] }) {
  const { t } = useTranslation('hall')
  const { sheet } = useExam()
  const counts = countStatuses(sheet, questionIds)
  return (
    <tr className={classes('border-b border-hairline', !title && 'font-semibold')}>
      <th scope="row" className={classes('py-1.5 pe-2 text-start leading-tight', title && 'font-normal')}>
        {title ? <BilingualText text={title} /> : t('summary.total')}
      </th>
      <td className="px-1 py-1.5 text-end">{questionIds.length}</td>
      {columns.map((status) => (
        <td key={status} className="px-1 py-1.5 text-end">
          {counts[status]}
        </td>
      ))}
    </tr>
  )
}
