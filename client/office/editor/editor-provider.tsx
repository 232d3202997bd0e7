import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { DraftKind } from '../../../domain/content.ts'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import type { EditorForm } from '../../../domain/content/fields.ts'
import { signedOutElsewhere } from '../../signed-out-elsewhere.ts'
import { createAutosave } from './autosave.ts'
import { deviceCopyOf } from './device-drafts.ts'
import { draftCallsOf } from './draft-calls.ts'
import { createDraftStore } from './draft-store.ts'
import { FieldControl } from './field-control.tsx'
import { EditorContext, type Choices, type Controls, type EditorTools } from './editor-context.ts'
import type { DraftCalls, StoredDraft } from './save-state.ts'

type Props = {
  form: EditorForm
  detail: OfficeDetail
  /** Id of the administrator. */
  userId: string
  /** Id of this tab, for its copy on the device. */
  tab: string
  controls?: Controls
  choices?: Choices
  /** Calls of a draft that is not one of the content kinds; such a form needs them. */
  calls?: DraftCalls
  label: EditorTools['label']
  hasLabel: EditorTools['hasLabel']
  locked: string | null
  children: ReactNode
}

const timers = {
  now: () => Date.now(),
  after: (ms: number, run: () => void) => {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
}

const storedOf = ({ draft }: OfficeDetail): StoredDraft => {
  const { isStored: _, scheduledAt: _at, ...stored } = draft
  return stored
}

const noControls: Controls = {}
const noChoices: Choices = {}

/** Draft of one item and its saving. Give it the item's id as `key`. */
export function EditorProvider({ form, detail, userId, tab, children, ...rest }: Props) {
  const { controls = noControls, choices = noChoices, calls: ownCalls, label, hasLabel, locked } = rest
  const [session] = useState(() => {
    const stored = storedOf(detail)
    const store = createDraftStore(stored.body)
    const calls = ownCalls ?? draftCallsOf(form.kind as DraftKind, detail.id)
    const device = deviceCopyOf({ userId, item: `${form.kind}:${detail.id}`, tab })
    return { store, autosave: createAutosave({ fields: form.fields, store, stored, calls, device, timers }) }
  })
  const tools = useMemo(
    () => ({
      form,
      itemId: detail.id,
      userId,
      Control: FieldControl,
      controls,
      choices,
      label,
      hasLabel,
      locked,
      ...session,
    }),
    [form, detail.id, userId, controls, choices, label, hasLabel, locked, session],
  )
  useLifetime(session.autosave)
  const { revision } = detail.draft
  useEffect(() => {
    // An act on this page, such as a restored version, has changed what is stored.
    if (revision > session.autosave.state().revision) void session.autosave.reload()
  }, [revision, session])
  return <EditorContext value={tools}>{children}</EditorContext>
}

/** Saves when the page is hidden or left, and tries again when the network or the window is back. */
const useLifetime = (autosave: EditorTools['autosave']): void => {
  useEffect(() => {
    const stop = autosave.start()
    const leave = () => void autosave.flush({ isLeaving: true })
    const retry = () => void (autosave.state().phase !== 'saved' && autosave.flush())
    const stay = (event: Event) => {
      const { phase, conflicts } = autosave.state()
      if (phase !== 'saved' || conflicts.length > 0) event.preventDefault()
    }
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : retry())
    addEventListener('pagehide', leave)
    addEventListener(signedOutElsewhere, stay)
    addEventListener('online', retry)
    addEventListener('focus', retry)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener(signedOutElsewhere, stay)
      removeEventListener('online', retry)
      removeEventListener('focus', retry)
      document.removeEventListener('visibilitychange', onVisibility)
      stop()
    }
  }, [autosave])
}
