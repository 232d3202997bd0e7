import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  changesOf,
  lookAt,
  openSheet,
  previousOf,
  questionOrder,
  sectionOf,
  shownAnswer,
  transition,
  type Action,
  type Sheet,
} from '../../../../domain/attempts/palette.ts'
import type { View } from '../journal/journal-store.ts'
import type { Sitting } from '../sitting.ts'
import type { Candidate, Exam } from './exam-context.ts'
import { createStopwatch } from './stopwatch.ts'

/** The sheet of a sitting: every action goes through the rules of the palette, and what they change into the journal. */
export const useExamState = (sitting: Sitting, candidate: Candidate, over: boolean): Exam => {
  const { paper, kept } = sitting
  const state = useSyncExternalStore(sitting.subscribe, sitting.state, sitting.state)
  const [sheet, setSheet] = useState<Sheet>(() => openSheet(paper, kept, kept.currentId))
  const [views, setViews] = useState(kept.views)
  const latest = useRef(sheet)
  const stopwatch = useRef(createStopwatch(kept.spentMs, kept.currentId))
  const byId = useMemo(() => new Map(paper.questions.map((question) => [question.id, question])), [paper])
  const order = useMemo(() => questionOrder(paper), [paper])
  const readOnly = over || (state.hold !== null && state.hold !== 'signed_out' && state.hold !== 'lease_ended')

  const write = (before: Sheet, after: Sheet) => {
    latest.current = after
    setSheet(after)
    for (const change of changesOf(paper, before, after)) {
      sitting.record({ ...change, ms: stopwatch.current.spent(change.questionId) })
    }
    const { currentId } = before
    const draft = after.drafts[currentId]
    if (paper.saveMode === 'official_mock' && draft !== before.drafts[currentId]) sitting.keepDraft(currentId, draft)
    if (after.currentId !== currentId) stopwatch.current.turnTo(after.currentId)
  }

  const recordFirst = useEffectEvent(() => {
    const opened = latest.current
    if (!kept.entries[opened.currentId]) write({ ...opened, entries: kept.entries }, opened)
  })
  useEffect(() => recordFirst(), [sitting])

  useEffect(() => {
    sitting.remember({ currentId: sheet.currentId, views })
  }, [sitting, sheet.currentId, views])

  const act = (action: Action) => {
    const before = latest.current
    if (!readOnly) return write(before, transition(paper, before, action))
    const target = targetOf(paper, before, action)
    if (target) write(before, lookAt(before, target))
  }

  const question = byId.get(sheet.currentId)
  if (!question) throw new Error('A paper without questions')
  return {
    sitting,
    state,
    paper,
    outline: paper,
    sheet,
    question,
    number: (questionId) => order.indexOf(questionId) + 1,
    sectionId: sectionOf(paper, sheet.currentId),
    view: views[sheet.currentId] ?? sitting.language,
    setView: (view: View) => setViews({ ...views, [sheet.currentId]: view }),
    act,
    readOnly,
    candidate,
  }
}

/** Where an action leads, for a window that may only look. */
const targetOf = (outline: Sitting['paper'], sheet: Sheet, action: Action): string | undefined => {
  if (action.type === 'jump') return action.questionId
  if (action.type === 'section') return outline.sections.find(({ id }) => id === action.sectionId)?.questionIds[0]
  if (action.type === 'previous') return previousOf(outline, sheet.currentId)
  return undefined
}

/** What the current question shows as chosen. */
export const chosenOptions = (sheet: Sheet): string[] => {
  const answer = shownAnswer(sheet, sheet.currentId)
  return answer && 'optionIds' in answer ? answer.optionIds : []
}
