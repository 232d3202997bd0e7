import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  sectionEntrance,
  viewQuestion,
  openSheet,
  previousOf,
  sectionOf,
  effectiveEntry,
  transition,
  mergeLoaded,
  type Action,
  type PaletteOutline,
  type PaletteState,
} from '../../../../domain/attempts/palette.ts'
import { changesOf } from '../../../../domain/attempts/palette-journal.ts'
import { accessOfAll } from '../../../../domain/attempts/sections.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import { createStopwatch } from './stopwatch.ts'

export const outlineOf = (attempt: AttemptController): PaletteOutline => ({
  saveMode: attempt.paper.saveMode,
  sections: attempt.paper.sections,
  access: accessOfAll(attempt.state().timing, attempt.paper.sections, attempt.now()),
})

/** The question that an action leads to in a read-only window. */
const readOnlyTarget = (outline: PaletteOutline, sheet: PaletteState, action: Action): string | undefined => {
  const target =
    action.type === 'jump'
      ? action.questionId
      : action.type === 'section' || action.type === 'enter'
        ? sectionEntrance(outline, sheet, action.sectionId)
        : action.type === 'previous'
          ? previousOf(outline, sheet.currentId)
          : undefined
  return target !== undefined && outline.access?.[sectionOf(outline, target)] !== 'none' ? target : undefined
}

/** Applies each action by the palette's rules and records the changes in the journal. */
export const usePalette = (attempt: AttemptController, readOnly: boolean) => {
  const { paper, restored } = attempt
  const [sheet, setSheet] = useState<PaletteState>(() => openSheet(outlineOf(attempt), restored, restored.currentId))
  const latest = useRef(sheet)
  const stopwatch = useRef(createStopwatch(restored.spentMs, sheet.currentId))

  const record = (change: ReturnType<typeof changesOf>[number]) =>
    attempt.record({ ...change, ms: stopwatch.current.spent(change.questionId) })

  const write = (outline: PaletteOutline, before: PaletteState, after: PaletteState, action?: Action['type']) => {
    latest.current = after
    setSheet(after)
    for (const change of changesOf(outline, before, after, action)) record(change)
    const { currentId } = before
    const draft = after.drafts[currentId]
    if (paper.saveMode === 'official_mock' && draft !== before.drafts[currentId]) attempt.keepDraft(currentId, draft)
    if (after.currentId !== currentId) stopwatch.current.switchTo(after.currentId)
  }

  const recordFirst = useEffectEvent(() => {
    const opened = latest.current
    if (!restored.entries[opened.currentId]) write(outlineOf(attempt), { ...opened, entries: restored.entries }, opened)
  })
  useEffect(() => recordFirst(), [attempt])

  // Applied in the subscription, before the student can act on stale answers.
  const shownLoad = useRef(attempt.state().loaded)
  const takeLoaded = useEffectEvent(() => {
    const { loaded } = attempt.state()
    if (!loaded || loaded === shownLoad.current) return
    shownLoad.current = loaded
    latest.current = mergeLoaded(paper.saveMode, latest.current, loaded.entries)
    setSheet(latest.current)
  })
  useEffect(() => attempt.subscribe(() => takeLoaded()), [attempt])

  const act = (action: Action) => {
    const before = latest.current
    const outline = outlineOf(attempt)
    // The clock on the screen may show the end a moment late.
    const isOver = attempt.now() >= attempt.state().deadlineAt
    if (!readOnly && !isOver) return write(outline, before, transition(outline, before, action), action.type)
    const target = readOnlyTarget(outline, before, action)
    if (target) write(outline, before, viewQuestion(before, target))
  }
  /** Records the time spent on the current question without leaving it. */
  const recordVisit = () => {
    const { currentId } = latest.current
    if (readOnly) return
    record({ questionId: currentId, ...effectiveEntry(paper.saveMode, latest.current, currentId), act: 'visit' })
  }
  return { sheet, act, recordVisit, stopwatch }
}
