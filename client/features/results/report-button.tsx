import { createContext, useContext, useState } from 'react'
import { makeApi, unwrap } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { browserPart } from '../../ui/browser-part.tsx'

const ReportDialog = browserPart(() => import('../../ui/report-dialog.tsx'), 'ReportDialog')

/** Attempt whose questions are shown; null for the demo, which is not stored. */
const ShownAttempt = createContext<string | null>(null)
export const ShownAttemptProvider = ShownAttempt.Provider

/** Button that opens the dialog to report a problem with a question. */
export function ReportButton({ questionId, number }: { questionId: string; number: number }) {
  const { t } = useTranslation('result')
  const attemptId = useContext(ShownAttempt)
  const [open, setOpen] = useState(false)
  if (!attemptId) return null
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="link min-h-11 text-sm">
        {t('report')}
      </button>
      {open && (
        <ReportDialog
          number={number}
          send={(reason, note) =>
            unwrap(
              makeApi(location.origin).attempts[':attemptId'].reports.$post({
                param: { attemptId },
                json: { questionId, reason, note },
              }),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
