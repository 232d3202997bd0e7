import { useEffect, useRef, useState, type RefObject } from 'react'
import { useBlocker, useRevalidator } from 'react-router'
import type { ImportRowView } from '../../../../../domain/questions/imports/contract.ts'
import type { TypedKey } from '../keys/key-props.ts'
import { changedParts, partsOf, postedCorrection, type RowParts } from './correction.ts'
import { keptRowsOf, type KeptRow } from './kept-rows.ts'
import { saveRow, type SaveFailure } from './save-row.ts'

/** Parts of a form before anything is typed: its texts by their defaults, and the key, which its state draws. */
const drawnParts = (form: HTMLFormElement): RowParts => {
  const drawn = form.cloneNode(true) as HTMLFormElement
  drawn.reset()
  return { texts: partsOf(new FormData(drawn)).texts, key: partsOf(new FormData(form)).key }
}

const fill = (form: HTMLFormElement, texts: KeptRow['texts']) => {
  for (const [path, text] of Object.entries(texts)) {
    const element = form.elements.namedItem(path)
    if (element instanceof HTMLElement && 'value' in element) element.value = text
  }
}

type Options = {
  userId: string
  importId: string
  row: ImportRowView
  form: RefObject<HTMLFormElement | null>
}

/**
 * Correction of one revision of a row. What is typed is kept on the device with every key, and saved when the page or
 * the row is left inside the product. Text that began from an earlier revision is saved only by a press.
 */
export const useCorrection = ({ userId, importId, form, row: line }: Options) => {
  const { position, revision, row, question } = line
  const savedKey = { kind: question.key?.kind ?? '', value: (question.key ?? {}) as TypedKey }
  const saved = useRef<RowParts>(null)
  const isKeyTouched = useRef(false)
  const isSaving = useRef(false)
  const [key, setKey] = useState(savedKey)
  const [kept, setKept] = useState<KeptRow | null>(null)
  const [state, setState] = useState<'saved' | 'changed' | 'saving'>('saved')
  const [failure, setFailure] = useState<SaveFailure | null>(null)
  const { revalidate } = useRevalidator()
  const rows = keptRowsOf(userId, importId)
  const isConflict = kept !== null && kept.base !== revision

  const changed = () =>
    form.current && saved.current && changedParts(partsOf(new FormData(form.current)), saved.current)
  const keep = (base = kept?.base ?? revision) => {
    const parts = changed()
    const typedKey = parts && parts.key.length > 0 ? key : null
    rows.put(position, parts && { base, at: Date.now(), row, texts: parts.texts, key: typedKey })
    setState(parts ? 'changed' : 'saved')
  }

  useEffect(() => {
    if (!form.current || saved.current) return
    saved.current = drawnParts(form.current)
    const found = rows.all()[position]
    if (!found) return keep()
    fill(form.current, found.texts)
    if (found.key) setKey(found.key)
    else if (!changed()) return keep()
    setKept(found)
    setState('changed')
    // A form is of one revision of one row.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (isKeyTouched.current) keep()
    // The key alone: other controls keep themselves as they change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key])

  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      !isConflict && here.pathname + here.search !== next.pathname + next.search && Boolean(changed()),
  )
  const waiting = useRef(blocker)
  useEffect(() => void (waiting.current = blocker), [blocker])

  /** Saves what changed, then lets a waiting navigation go on, else calls `then`. */
  const save = async (then?: () => void): Promise<void> => {
    const [sent, parts] = [form.current && partsOf(new FormData(form.current)), changed()]
    if (isSaving.current) return
    if (!sent || !parts) return then?.()
    isSaving.current = true
    setState('saving')
    const reply = await saveRow({ id: importId, position: String(position) }, postedCorrection(revision, parts))
    isSaving.current = false
    const isSaved = reply.kind === 'saved'
    if (isSaved) saved.current = sent
    keep(isSaved ? revision + 1 : undefined)
    setFailure(isSaved ? null : reply)
    if (!isSaved) return reply.kind === 'refused' ? revalidate() : undefined
    if (waiting.current.state === 'blocked') waiting.current.proceed()
    else then?.()
  }

  useEffect(() => {
    if (blocker.state === 'blocked') void save()
    // Once for each navigation that waits.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.location])

  return {
    key,
    kept,
    isConflict,
    state,
    failure,
    keep: () => keep(),
    changeKey: (next: typeof key) => {
      isKeyTouched.current = true
      setKey(next)
    },
    save,
    /** Shows the saved row again. */
    discard: () => {
      form.current?.reset()
      isKeyTouched.current = true
      setKey({ ...savedKey })
      setKept(null)
      setFailure(null)
    },
    /** Leaves without saving; what was typed stays on the device. Null unless a navigation waits. */
    leave: blocker.state === 'blocked' ? () => blocker.proceed() : null,
  }
}
