import { useState } from 'react'
import { maxReportNoteLength, reportReasons, type ReportReason } from '../../domain/questions/report-reasons.ts'
import { ApiError } from '../api.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Phase = 'asking' | 'sending' | 'sent' | 'known'
type Fault = 'choose' | 'failed' | 'limited' | 'signIn' | 'closed'

const faultOf = (error: unknown): Fault => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 403) return 'closed'
  return error.status === 429 ? 'limited' : error.status === 401 ? 'signIn' : 'failed'
}

type Props = {
  /** Number of the question on the page. */
  number: number
  /** Sends the report; `known` if the student reported the question before. */
  send: (reason: ReportReason, note: string) => Promise<{ known: boolean }>
  onClose: () => void
}

/** Dialog that reports a question, in the attempt screen and in the result. A failure keeps the input. */
export function ReportDialog({ number, send, onClose }: Props) {
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
      const { known } = await send(reason, note.trim())
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
          <Reasons chosen={reason} onChoose={setReason} />
          <label className="mt-3 block text-sm">
            <span className="text-muted">{t('report.note')}</span>
            <textarea
              value={note}
              rows={3}
              maxLength={maxReportNoteLength}
              onChange={({ target }) => setNote(target.value)}
              className="field mt-1"
            />
          </label>
          <p role="alert" className="mt-2 font-semibold text-danger empty:hidden">
            {fault && t(fault === 'closed' ? 'errors:platform.switched_off' : `report.${fault}`)}
          </p>
        </>
      )}
    </Dialog>
  )
}

function Reasons({ chosen, onChoose }: { chosen: ReportReason | null; onChoose: (reason: ReportReason) => void }) {
  const { t } = useTranslation('hall')
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">{t('report.text')}</legend>
      {reportReasons.map((value) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="report-reason"
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="tick size-5"
          />
          {t(`report.reasons.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}
