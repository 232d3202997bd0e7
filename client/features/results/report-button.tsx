import { useState } from 'react'
import { makeApi, unwrap } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { browserPart } from '../../ui/browser-part.tsx'

const ReportDialog = browserPart(() => import('../../ui/report-dialog.tsx'), 'ReportDialog')

type Props = { attemptId: string; questionId: string; number: number }

/** Button that opens the dialog to report a problem with a question. */
export function ReportButton({ attemptId, questionId, number }: Props) {
  const { t } = useTranslation('result')
  const [open, setOpen] = useState(false)
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
