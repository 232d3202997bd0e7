import type { TaskKind } from '../../domain/tasks/contract.ts'
import { pushTest } from '../attempts/test-push.ts'
import { makeDigest } from '../current-affairs/digest.task.ts'
import { rescore } from '../results/rescoring.task.ts'
import { normaliseGroup } from '../results/shifts.usecases.ts'
import { makeSolutionsPdf } from '../results/solutions.usecases.ts'
import { rebuildIndex } from '../search/rebuild.task.ts'
import type { AnyTaskRunner } from './task.ts'

/** Who does a step of each kind of task: a kind is a line here and in domain/tasks/contract.ts. */
export const runners: Record<TaskKind, AnyTaskRunner> = {
  rescoring: rescore,
  normalisation: normaliseGroup,
  solutions_pdf: makeSolutionsPdf,
  test_push: pushTest,
  search_rebuild: rebuildIndex,
  affairs_digest: makeDigest,
}
