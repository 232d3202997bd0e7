import { MessageCircleWarning } from 'lucide-react'
import { useContext, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ReportSlot } from '../../ui/report-slot.ts'

/** Opens the dialog that reports a question; nothing where the result is of no attempt that is kept. */
export function ReportButton({ questionId, number }: { questionId: string; number: number }) {
  const { t } = useTranslation('result')
  const way = useContext(ReportSlot)
  const [open, setOpen] = useState(false)
  if (!way?.attemptId) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 text-sm text-muted hover:text-ink"
      >
        <MessageCircleWarning aria-hidden size={16} />
        {t('report')}
      </button>
      {open && (
        <way.Dialog attemptId={way.attemptId} questionId={questionId} number={number} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
