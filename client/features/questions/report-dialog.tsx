import { useState } from 'react'
import type { Reported } from '../../../domain/questions/reports.ts'
import { longestReportNote, reportReasons, type ReportReason } from '../../../domain/questions/report-reasons.ts'
import { ApiError, makeApi, unwrap } from '../../api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ReportedQuestion } from '../../ui/report-slot.ts'

type Phase = 'asking' | 'sending' | 'sent' | 'known'
type Fault = 'choose' | 'failed' | 'limited' | 'signIn'

const faultOf = (error: unknown): Fault => {
  if (!(error instanceof ApiError)) return 'failed'
  return error.status === 429 ? 'limited' : error.status === 401 ? 'signIn' : 'failed'
}

const send = (attemptId: string, questionId: string, reason: ReportReason, note: string): Promise<Reported> =>
  unwrap(
    makeApi(location.origin).attempts[':attemptId'].reports.$post({
      param: { attemptId },
      json: { questionId, reason, note },
    }),
  )

/** Tells what is wrong with a question, from the attempt screen and from the result. What was entered stays when it fails. */
export function ReportDialog({ attemptId, questionId, number, onClose }: ReportedQuestion & { onClose: () => void }) {
  const { t } = useTranslation('hall')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [phase, setPhase] = useState<Phase>('asking')
  const [fault, setFault] = useState<Fault | null>(null)

  const submit = async () => {
    if (!reason) return setFault('choose')
    setFault(null)
    setPhase('sending')
    try {
      const { known } = await send(attemptId, questionId, reason, note.trim())
      setPhase(known ? 'known' : 'sent')
    } catch (error) {
      setPhase('asking')
      setFault(faultOf(error))
    }
  }

  const done = phase === 'sent' || phase === 'known'
  const actions = done ? (
    <Button onClick={onClose}>{t('report.close')}</Button>
  ) : (
    <>
      <Button look="secondary" onClick={onClose}>
        {t('report.cancel')}
      </Button>
      <Button onClick={() => void submit()} disabled={phase === 'sending'}>
        {t(phase === 'sending' ? 'report.sending' : 'report.send')}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('report.title', { number })} actions={actions}>
      {done ? (
        <p role="status">{t(`report.${phase}`)}</p>
      ) : (
        <>
          <fieldset>
            <legend className="mb-2 text-sm text-muted">{t('report.text')}</legend>
            {reportReasons.map((value) => (
              <label key={value} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="report-reason"
                  checked={reason === value}
                  onChange={() => setReason(value)}
                  className="size-5 shrink-0 accent-primary"
                />
                {t(`report.reasons.${value}`)}
              </label>
            ))}
          </fieldset>
          <label className="mt-3 block text-sm">
            <span className="text-muted">{t('report.note')}</span>
            <textarea
              value={note}
              rows={3}
              maxLength={longestReportNote}
              onChange={({ target }) => setNote(target.value)}
              className="field mt-1"
            />
          </label>
          <p role="alert" className="mt-2 font-semibold text-danger empty:hidden">
            {fault && t(`report.${fault}`)}
          </p>
        </>
      )}
    </Dialog>
  )
}
