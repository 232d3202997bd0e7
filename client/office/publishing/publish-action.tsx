import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useEditor, useSaveState } from '../editor/editor-context.ts'
import { useKeys } from '../frame/keys/use-keys.ts'
import { ReasonedButton } from '../frame/reasoned-button.tsx'
import { ActForm } from './act-form.tsx'
import { ChecklistEntries, ChecklistSummary, useChecklist } from './checklist.tsx'
import { useOutcome, useRefusalText } from './outcome.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { useAct, type Blocker } from './use-act.ts'
import { WhenChoice } from './when-choice.tsx'

/** Main action of an editor: publishes or schedules in a dialog, unschedules, or restores from the trash. */
export function PublishAction({ detail }: { detail: OfficeDetail }) {
  const { t } = useTranslation('publishing')
  const hydrated = useHydrated()
  const { state, draft } = detail
  if (draft.scheduledAt !== null) return <ActForm intent="unschedule" label={t('scheduled.cancel')} />
  if (state === 'trashed') return <ActForm intent="restore" label={t('acts.restore')} />
  const label = t(state === 'published' ? 'publish.again' : 'publish.button')
  return hydrated ? (
    <WithDialog label={label} detail={detail} />
  ) : (
    <a href="#publish" className="link">
      {label}
    </a>
  )
}

const useNothingNew = ({ state, draft }: OfficeDetail): boolean => {
  const isUntouched = useSaveState(({ phase, revision }) => phase === 'saved' && revision === draft.revision)
  return state === 'published' && !draft.isStored && isUntouched
}

function WithDialog({ label, detail }: { label: string; detail: OfficeDetail }) {
  const { t } = useTranslation('publishing')
  const [isOpen, setOpen] = useState(false)
  const nothing = useNothingNew(detail)
  const open = () => !nothing && setOpen(true)
  useKeys([{ keys: 'Ctrl+Enter', label: t('publish.key'), run: open }])
  return (
    <>
      <ReasonedButton reason={nothing ? t('publish.nothing') : null} onClick={open}>
        {label}
      </ReasonedButton>
      {isOpen && <PublishDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Outcome of this dialog's own form; null for an earlier one of the page. */
const useOwnOutcome = () => {
  const outcome = useOutcome()
  const [earlier] = useState(outcome)
  return outcome === earlier ? null : outcome
}

function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('publishing')
  const outcome = useOwnOutcome()
  const refusalText = useRefusalText()
  const { send, blocker, isBusy } = useAct()
  const [isLater, setLater] = useState(false)
  const isDone = outcome !== null && outcome.refusal === null
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  const { autosave } = useEditor()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  useEffect(() => {
    // The checklist is that of the last save.
    void autosave.flush()
  }, [autosave])
  const blocks = useChecklist().some((entry) => entry.blocks)
  return (
    <Dialog open onClose={onClose} title={t('publish.title')}>
      <Form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(event.currentTarget, null)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !blocks) event.currentTarget.requestSubmit()
        }}
        className="grid gap-4"
      >
        <PublishFields isLater={isLater} onLater={setLater} onFollow={onClose} />
        <Trouble blocker={blocker} refusal={outcome?.refusal ? refusalText(outcome.refusal) : null} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('publish.cancel')}
          </Button>
          <Button ref={confirm} type="submit" disabled={blocks || isBusy}>
            {isBusy ? t('publish.busy') : t(isLater ? 'publish.schedule' : 'publish.button')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function Trouble({ blocker, refusal }: { blocker: Blocker | null; refusal: string | null }) {
  const { t } = useTranslation('publishing')
  const text = blocker ? t(`publish.${blocker}`) : refusal
  return text === null ? null : <Notice tone="danger">{text}</Notice>
}

type FieldsProps = { isLater: boolean; onLater: (isLater: boolean) => void; onFollow: () => void }

function PublishFields({ isLater, onLater, onFollow }: FieldsProps) {
  const { t } = useTranslation('publishing')
  const revision = useSaveState((state) => state.revision)
  const entries = useChecklist()
  return (
    <>
      <HiddenFields fields={{ intent: 'publish', revision: String(revision) }} />
      <div>
        <ChecklistSummary />
        {entries.length > 0 && (
          <div className="mt-2 max-h-40 overflow-y-auto">
            <ChecklistEntries entries={entries} onFollow={onFollow} />
          </div>
        )}
      </div>
      <TextArea label={t('publish.note')} name="note" rows={2} maxLength={500} />
      <WhenChoice
        legend={t('publish.when')}
        labels={{ now: t('publish.now'), later: t('publish.later') }}
        isLater={isLater}
        onLater={onLater}
      />
      {isLater && <ScheduleFields />}
    </>
  )
}

/** The same form on the page, for publishing without script. */
export function PlainPublish({ detail: { state, draft, version } }: { detail: OfficeDetail }) {
  const { t } = useTranslation('publishing')
  const hydrated = useHydrated()
  if (hydrated || state === 'trashed' || draft.scheduledAt !== null) return null
  return (
    <Form method="post" className="mt-3 grid gap-3">
      <HiddenFields fields={{ intent: 'publish', revision: String(draft.revision) }} />
      <TextArea label={t('publish.note')} name="note" rows={2} maxLength={500} />
      <fieldset>
        <legend className="font-semibold">{t('publish.when')}</legend>
        {(['now', 'later'] as const).map((when) => (
          <label key={when} className="me-5 inline-flex min-h-11 items-center gap-2">
            <input type="radio" name="when" value={when} defaultChecked={when === 'now'} />
            {t(`publish.${when}`)}
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('publish.day')} name="day" type="date" />
        <Field label={t('publish.time')} name="time" type="time" />
      </div>
      <Button type="submit" className="justify-self-start">
        {t(version === null ? 'publish.button' : 'publish.again')}
      </Button>
    </Form>
  )
}
