import { useEffect, useState } from 'react'
import { Form, useActionData } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useEditor, useSaveState } from '../../../office/editor/editor-context.ts'
import { useKeys } from '../../../office/frame/keys/use-keys.ts'
import { ChecklistEntries, useChecklist } from '../../../office/publishing/checklist.tsx'
import { WhenChoice } from '../../../office/publishing/when-choice.tsx'
import { ScheduleFields } from '../../../office/publishing/schedule-fields.tsx'
import { useAct } from '../../../office/publishing/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { HiddenFields } from '../../../ui/hidden-fields.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { messageAnswerOf, type MessageAnswer } from './message-action.ts'
import { studentsText } from './reach-panel.tsx'
import { useReach } from './use-reach.ts'

/** Main action of the editor: says how many it reaches, and asks. */
export function SendAction() {
  const { t } = useTranslation('broadcasts')
  const hydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  useKeys([{ keys: 'Ctrl+Enter', label: t('send.key'), run: () => setOpen(true) }])
  if (!hydrated)
    return (
      <a href="#send" className="link">
        {t('send.button')}
      </a>
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('send.button')}</Button>
      {isOpen && <SendDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Sentence on why a message was not sent. */
const useRefusalText = () => {
  const { t } = useTranslation('broadcasts')
  return ({ code, fields }: MessageAnswer['message']): string | null => {
    if (code === null) return null
    if (code === 'content.revision_conflict') return t('send.refused.conflict')
    if (code !== 'input.invalid') return t(`errors:${code}`)
    if (fields['audience'] === 'nobody') return t('send.refused.nobody')
    if (fields['at']) return t(fields['at'] === 'past' ? 'send.refused.past' : 'send.refused.required')
    return t('send.refused.fields')
  }
}

/** Answer to this dialog's own form; null for an earlier one of the page. */
const useOwnAnswer = (): MessageAnswer['message'] | null => {
  const answer = messageAnswerOf(useActionData())
  const [earlier] = useState(answer)
  return answer === earlier || answer?.intent !== 'send' ? null : answer
}

function SendDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('broadcasts')
  const { autosave } = useEditor()
  const { send, blocker, isBusy } = useAct()
  const { counted, count } = useReach()
  const [isLater, setLater] = useState(false)
  const answer = useOwnAnswer()
  const refusalText = useRefusalText()
  const entries = useChecklist().filter(({ blocks }) => blocks)
  useEffect(() => {
    void count()
    // Counted once for each opening, after the text is saved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (answer?.code === 'content.revision_conflict') void autosave.reload()
  }, [answer, autosave])
  const refusal = answer && refusalText(answer)
  const trouble = blocker ? t(blocker === 'conflict' ? 'send.refused.conflict' : 'send.refused.unsaved') : refusal
  const number = counted.state === 'counted' ? studentsText(counted.reach.students) : null
  const isNobody = counted.state === 'counted' && counted.reach.students === 0
  const label = () => {
    if (number === null || isNobody) return t(isLater ? 'send.planAny' : 'send.runAny')
    return t(isLater ? 'send.plan' : 'send.run', { number })
  }
  return (
    <Dialog open onClose={onClose} title={t('send.title')}>
      <Form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget, null)
        }}
        className="grid gap-4"
      >
        <SendFields />
        {entries.length > 0 ? (
          <div className="max-h-48 overflow-y-auto">
            <ChecklistEntries entries={entries} onFollow={onClose} />
          </div>
        ) : (
          <p role="status">
            <Reached counted={counted} />
          </p>
        )}
        <WhenChoice
          legend={t('send.when')}
          labels={{ now: t('send.now'), later: t('send.later') }}
          isLater={isLater}
          onLater={setLater}
        />
        {isLater && <ScheduleFields />}
        <p className="text-sm text-muted">{t('send.quiet')}</p>
        {trouble && <Notice tone="danger">{trouble}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('send.cancel')}
          </Button>
          <Button type="submit" disabled={isBusy || entries.length > 0 || isNobody}>
            {isBusy ? t('send.busy') : label()}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function Reached({ counted }: Pick<ReturnType<typeof useReach>, 'counted'>) {
  const { t } = useTranslation('broadcasts')
  if (counted.state !== 'counted') return counted.state === 'none' ? null : t(`reach.${counted.state}`)
  const { students, bell, mail } = counted.reach
  if (students === 0) return <span className="text-danger">{t('send.refused.nobody')}</span>
  return t('send.counted', {
    count: students,
    number: studentsText(students),
    bell: studentsText(bell),
    mail: studentsText(mail),
  })
}

function SendFields() {
  const revision = useSaveState((state) => state.revision)
  return <HiddenFields fields={{ intent: 'send', revision: String(revision) }} />
}

/** The same form on the page, for sending without script. */
export function PlainSend() {
  const { t } = useTranslation('broadcasts')
  const hydrated = useHydrated()
  const answer = messageAnswerOf(useActionData())
  const refusalText = useRefusalText()
  if (hydrated) return null
  const refusal = answer?.intent === 'send' ? refusalText(answer) : null
  return (
    <Form id="send" method="post" className="grid gap-3">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <SendFields />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('publishing:publish.day')} name="day" type="date" />
        <Field label={t('publishing:publish.time')} name="time" type="time" />
      </div>
      <p className="text-sm text-muted">{t('send.noScript')}</p>
      <Button type="submit" className="justify-self-start">
        {t('send.button')}
      </Button>
    </Form>
  )
}
