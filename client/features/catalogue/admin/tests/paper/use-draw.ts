import type { Draw, DrawRequest, PickFilter } from '../../../../../../domain/questions/picking.ts'
import { ApiError, makeApi, unwrap } from '../../../../../api.ts'
import { useDelayedRead } from '../../../../../office/picker/use-delayed-read.ts'

export type DrawRule = { key: string; filter: PickFilter; count: number }

type Drawn = { draws: readonly Draw[]; state: 'loading' | 'ready' | 'failed' | 'tooWide' }

/** Pause after a change of the rules, milliseconds. */
const delayMs = 400

const none: readonly Draw[] = []

const draw = async (json: DrawRequest): Promise<readonly Draw[]> =>
  (await unwrap(makeApi(location.origin).admin.questions.draws.$post({ json }))).draws

/** Questions that the rules draw now, a moment after their last change. */
export const useDraw = (rules: readonly DrawRule[], seed: string, exclude: string[]): Drawn => {
  const asked = { rules: rules.map(({ filter, count }) => ({ filter, count })), seed, exclude }
  const { result, state, error } = useDelayedRead(asked, draw, delayMs)
  const isTooWide = error instanceof ApiError && error.body.code === 'questions.draw_too_wide'
  return { draws: result ?? none, state: state === 'failed' && isTooWide ? 'tooWide' : state }
}
