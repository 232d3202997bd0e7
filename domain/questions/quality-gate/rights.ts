import { editingOf } from '../kinds/editing.ts'
import { optionsOf } from '../kinds/presentation.ts'
import type { GateQuestion, GateRule } from './contract.ts'
import { numbersOf } from './sections.ts'

const blockedRights: GateRule = ({ questions }) => {
  const blocked = questions.filter(({ rights }) => rights === 'blocked')
  if (blocked.length === 0) return []
  const figures = { count: blocked.length }
  return [{ code: 'rights_blocked', section: null, questions: numbersOf(blocked), figures }]
}

const lacksReason = ({ body, reasons }: GateQuestion): boolean =>
  !editingOf(body.kind).sharesOptions && optionsOf(body).some(({ id }) => !reasons[id]?.en.trim())

/** Questions whose solution does not say of every option why it is right or wrong. */
const missingReasons: GateRule = ({ questions }) => {
  const lacking = questions.filter(lacksReason)
  if (lacking.length === 0) return []
  const figures = { count: lacking.length, of: questions.length }
  return [{ code: 'reasons_missing', section: null, questions: numbersOf(lacking), figures }]
}

export const rightsAndReasons: GateRule = (paper) => [...blockedRights(paper), ...missingReasons(paper)]
