import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { OfficeAffair, OfficeDay } from '../../../../../domain/current-affairs/office.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { EditorTools } from '../../../../office/editor/editor-context.ts'
import { begunIn, type Begun } from './begun-row.tsx'
import { binRow, createRow, firstBody, unbinRow } from './row-drafts.ts'

type Row = Pick<EditorTools, 'autosave' | 'store'>
type Trouble = 'failed' | 'unsaved' | 'notMoved'

/** Draft that the sheet shows. */
const isRow = ({ state, hasDraft, scheduledAt }: OfficeAffair): boolean =>
  hasDraft && scheduledAt === null && state === 'draft'

/** Rows of the sheet, and the acts on one and on all of them. */
export const useSheet = (day: OfficeDay) => {
  const navigate = useNavigate()
  const [rows, setRows] = useState(() => day.items.filter(isRow))
  const [made, setMade] = useState<(Begun & { id: string }) | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [binned, setBinned] = useState<{ item: OfficeAffair; index: number } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const open = useRef(new Map<string, Row>())
  const isCreating = useRef(false)
  const begun = useRef<HTMLElement>(null)

  const register = useCallback((id: string, row: Row) => {
    open.current.set(id, row)
    return () => void open.current.delete(id)
  }, [])

  const add = async () => {
    if (isCreating.current) return
    isCreating.current = true
    // Takes what is typed until the server has answered.
    flushSync(() => setMaking(true))
    begun.current?.querySelector('input')?.focus()
    const item = await createRow(firstBody(day.day, open.current.get(rows.at(-1)?.id ?? '')?.store.body()))
    isCreating.current = false
    setTrouble(item ? null : 'failed')
    if (!item) return
    const typed = begunIn(begun.current)
    flushSync(() => {
      setRows((held) => [...held, item])
      setMade({ id: item.id, ...typed })
      setMaking(false)
    })
  }

  const bin = async (item: OfficeAffair) => {
    const row = open.current.get(item.id)
    if (!row) return
    await row.autosave.flush()
    const { phase, revision } = row.autosave.state()
    const isMoved = phase === 'saved' && (await binRow(item.id, revision))
    setTrouble(isMoved ? null : 'notMoved')
    if (!isMoved) return
    setBinned({ item: { ...item, revision, body: row.store.body() }, index: rows.indexOf(item) })
    setRows((held) => held.filter((each) => each !== item))
  }

  const putBack = async () => {
    if (!binned || !(await unbinRow(binned.item.id))) return setTrouble('notMoved')
    setRows((held) => held.toSpliced(binned.index, 0, binned.item))
    setMade({ id: binned.item.id, en: '', hi: '', focus: 'title.en' })
    setBinned(null)
  }

  const publish = async () => {
    setBusy(true)
    const all = [...open.current.values()].map(({ autosave }) => autosave)
    await Promise.all(all.map((autosave) => autosave.flush()))
    setBusy(false)
    if (all.some((autosave) => autosave.state().phase !== 'saved')) setTrouble('unsaved')
    else void navigate(officePaths.adminAffairDay(day.day, { publish: true }))
  }

  return { rows, made, isMaking, begun, binned, isBusy, trouble, register, add, bin, putBack, publish }
}
