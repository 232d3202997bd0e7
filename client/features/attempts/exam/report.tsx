import { makeApi, unwrap } from '../../../api.ts'
import { ReportDialog } from '../../../ui/report-dialog.tsx'
import { useExam } from './exam-context.ts'

/** Reports a problem with the current question. */
export function Report({ onClose }: { onClose: () => void }) {
  const { attempt, question, number } = useExam()
  const { attemptId } = attempt
  return (
    <ReportDialog
      number={number(question.id)}
      send={(reason, note) =>
        unwrap(
          makeApi(location.origin).attempts[':attemptId'].reports.$post({
            param: { attemptId },
            json: { questionId: question.id, reason, note },
          }),
        )
      }
      onClose={onClose}
    />
  )
}
