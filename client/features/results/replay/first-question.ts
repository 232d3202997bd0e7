import type { AttemptReplay } from '../../../../domain/results/replay/contract.ts'
import { lookAt } from '../../../../domain/results/replay/frame.ts'
import { unwrap, type Api } from '../../../api.ts'
import { questionIn, type ShownQuestion } from './use-questions.ts'

/** The question on the screen at a moment; null where nothing is replayed. */
export const firstQuestion = async (
  api: Api,
  { attemptId, replay }: AttemptReplay,
  at: number,
): Promise<ShownQuestion | null> => {
  const place = replay && lookAt(replay.looks, at)?.place
  const item = typeof place === 'number' ? replay?.questions[place] : undefined
  if (!item) return null
  const paper = await unwrap(api.attempts[':attemptId'].replay.questions.$get({ param: { attemptId } }))
  return questionIn(paper, item.id)
}
