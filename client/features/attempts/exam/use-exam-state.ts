import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  accessTo,
  sectionEntrance,
  viewQuestion,
  openSheet,
  previousOf,
  questionOrder,
  sectionOf,
  shownAnswer,
  effectiveEntry,
  transition,
  mergeLoaded,
  type Action,
  type PaletteOutline,
  type PaletteState,
} from '../../../../domain/attempts/palette.ts'
import { changesOf } from '../../../../domain/attempts/palette-journal.ts'
import { accessOfAll } from '../../../../domain/attempts/sections.ts'
import { chosenOf } from '../../../../domain/questions/kinds/entered.ts'
import { viewIn, viewsOf, type View } from '../../../../domain/language.ts'
import type { AttemptController } from '../controller/attempt-controller.ts'
import type { CandidateInfo, Exam } from './exam-context.ts'
import { createStopwatch } from './stopwatch.ts'
import { usePlace } from './use-place.ts'
import { useStrikes } from './use-strikes.ts'

/** How long before a section's end its current question gets a last event with the time spent. */
const settleMs = 400

const outlineOf = (attempt: AttemptController): PaletteOutline => ({
  saveMode: attempt.paper.saveMode,
  sections: attempt.paper.sections,
  access: accessOfAll(attempt.state().timing, attempt.paper.sections, attempt.now()),
})

/** State of the exam screen: applies each action by the palette's rules and records the changes in the journal. */
export const useExamState = (attempt: AttemptController, candidate: CandidateInfo, over: boolean): Exam => {
  const { paper, kept } = attempt
  const state = useSyncExternalStore(attempt.subscribe, attempt.state, attempt.state)
  const place = usePlace(attempt)
  const strikes = useStrikes(attempt.attemptId)
  const [sheet, setSheet] = useState<PaletteState>(() => openSheet(outlineOf(attempt), kept, kept.currentId))
  const [chosenViews, setViews] = useState(kept.views)
  const latest = useRef(sheet)
  const stopwatch = useRef(createStopwatch(kept.spentMs, sheet.currentId))
  const byId = useMemo(() => new Map(paper.questions.map((question) => [question.id, question])), [paper])
  const order = useMemo(() => questionOrder(paper), [paper])
  const paused = state.timing?.pausedAt != null
  const readOnly =
    over || paused || (state.hold !== null && state.hold !== 'signed_out' && state.hold !== 'lease_ended')

  const record = (change: ReturnType<typeof changesOf>[number]) =>
    attempt.record({ ...change, ms: stopwatch.current.spent(change.questionId) })

  const write = (outline: PaletteOutline, before: PaletteState, after: PaletteState, action?: Action['type']) => {
    latest.current = after
    setSheet(after)
    for (const change of changesOf(outline, before, after, action)) record(change)
    const { currentId } = before
    const draft = after.drafts[currentId]
    if (paper.saveMode === 'official_mock' && draft !== before.drafts[currentId]) attempt.keepDraft(currentId, draft)
    if (after.currentId !== currentId) stopwatch.current.turnTo(after.currentId)
  }

  const recordFirst = useEffectEvent(() => {
    const opened = latest.current
    if (!kept.entries[opened.currentId]) write(outlineOf(attempt), { ...opened, entries: kept.entries }, opened)
  })
  useEffect(() => recordFirst(), [attempt])

  // Applied in the subscription, before the student can act on stale answers.
  const shownLoad = useRef(state.loaded)
  const takeLoaded = useEffectEvent(() => {
    const { loaded } = attempt.state()
    if (!loaded || loaded === shownLoad.current) return
    shownLoad.current = loaded
    latest.current = mergeLoaded(paper.saveMode, latest.current, loaded.entries)
    setSheet(latest.current)
  })
  useEffect(() => attempt.subscribe(() => takeLoaded()), [attempt])

  useEffect(() => {
    attempt.remember({ currentId: sheet.currentId, views: chosenViews })
  }, [attempt, sheet.currentId, chosenViews])

  const act = (action: Action) => {
    const before = latest.current
    const outline = outlineOf(attempt)
    // The clock on the screen may show the end a moment late.
    const isOver = attempt.now() >= attempt.state().deadlineAt
    if (!readOnly && !isOver) return write(outline, before, transition(outline, before, action), action.type)
    const target = targetOf(outline, before, action)
    if (target) write(outline, before, viewQuestion(before, target))
  }

  const running = place.at === 'section' ? place.sectionId : null
  const entered = useRef(running ?? sectionOf(paper, sheet.currentId))
  const enter = useEffectEvent(() => {
    if (running === null || running === entered.current) return
    entered.current = running
    act({ type: 'enter', sectionId: running })
  })
  useEffect(() => enter(), [running])

  const settle = useEffectEvent(() => {
    const { currentId } = latest.current
    if (readOnly) return
    record({ questionId: currentId, ...effectiveEntry(paper.saveMode, latest.current, currentId), act: 'visit' })
  })
  const works = place.at === 'section' && !paused
  useEffect(() => stopwatch.current.run(works), [works])
  const endsAt = works ? place.endsAt : null
  useEffect(() => {
    if (endsAt === null) return
    // A page that wakes up after the end has nothing more to record.
    const inTime = () => attempt.now() < endsAt && settle()
    const timer = setTimeout(inTime, Math.max(0, endsAt - settleMs - attempt.now()))
    return () => clearTimeout(timer)
  }, [attempt, endsAt])

  const question = byId.get(sheet.currentId)
  if (!question) throw new Error('A paper without questions')
  const outline = outlineOf(attempt)
  const sectionId = sectionOf(paper, sheet.currentId)
  const set = paper.sections.find(({ id }) => id === sectionId)?.languages
  return {
    attempt,
    state,
    paper,
    outline,
    place,
    paused,
    sheet,
    question,
    number: (questionId) => order.indexOf(questionId) + 1,
    sectionId,
    view: viewIn(set, chosenViews[sheet.currentId] ?? attempt.language),
    views: viewsOf(set),
    setView: (view: View) => setViews({ ...chosenViews, [sheet.currentId]: view }),
    act,
    readOnly,
    mayAnswer: !readOnly && accessTo(outline, sheet.currentId) === 'edit',
    strikes,
    candidate,
  }
}

/** The question that an action leads to in a read-only window. */
const targetOf = (outline: PaletteOutline, sheet: PaletteState, action: Action): string | undefined => {
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

export const chosenOptions = (sheet: PaletteState): string[] => chosenOf(shownAnswer(sheet, sheet.currentId))
