import { useCallback, useEffect, useState } from 'react'
import type { PaperPassage, PaperQuestion } from '../../../../domain/attempts/contract.ts'
import type { ReplayPaper } from '../../../../domain/results/replay/contract.ts'
import { makeApi, unwrap } from '../../../api.ts'

/** A question with its passage. */
export type ShownQuestion = { question: PaperQuestion; passage: PaperPassage | null }

export const questionIn = ({ questions, passages }: ReplayPaper, id: string): ShownQuestion | null => {
  const question = questions.find((each) => each.id === id)
  return question ? { question, passage: passages.find((each) => each.id === question.passageId) ?? null } : null
}

/**
 * The question to show. The page brings the first; the others are loaded as soon as another is wanted. `failed` until a
 * load succeeds.
 */
export const useQuestions = (attemptId: string, first: ShownQuestion | null, wantedId: string | undefined) => {
  const [paper, setPaper] = useState<ReplayPaper | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const known = first && first.question.id === wantedId ? first : null
  const shown = known ?? (paper && wantedId !== undefined ? questionIn(paper, wantedId) : null)
  const load = useCallback(async () => {
    setState('loading')
    try {
      const call = makeApi(location.origin).attempts[':attemptId'].replay.questions.$get({ param: { attemptId } })
      setPaper(await unwrap(call))
      setState('idle')
    } catch {
      setState('failed')
    }
  }, [attemptId])
  const isWanted = shown === null && paper === null && state === 'idle' && wantedId !== undefined
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted, load])
  return { shown, failed: state === 'failed', retry: load }
}
