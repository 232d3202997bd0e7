import type { AttemptEvidence } from '../../../../domain/results/evidence.ts'
import type { StudentAttempt } from '../../../../domain/students/contract.ts'
import { timelineKinds } from '../../../../domain/students/timeline.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load, loadList } from '../../../load.ts'
import { oneOf, onlySet, textIn } from '../../../ui/list-address.ts'
import { loadPurchases } from './load-purchases.ts'
import { confirmedActs, studentActs } from './student-acts.ts'

/** Page of a student as its address asks: a part of the timeline, an attempt, an act and the outcome of the last. */
export const loadStudent = async (api: Api, request: Request, uid: string) => {
  const search = new URL(request.url).searchParams
  const kind = oneOf(timelineKinds, search.get('kind'))
  const cursor = textIn(search, 'cursor', 200)
  const attemptId = textIn(search, 'attempt', 64)
  const act = oneOf(studentActs, search.get('act')) ?? null
  const student = api.admin.students[':uid']
  const [page, attempt, evidence, purchases] = await Promise.all([
    loadList(unwrap(student.$get({ param: { uid }, query: onlySet({ kind, cursor }) })), request),
    attemptId === undefined
      ? null
      : load<StudentAttempt>(unwrap(student.attempts[':attemptId'].$get({ param: { uid, attemptId } }))),
    attemptId === undefined || act !== 'evidence'
      ? null
      : load<AttemptEvidence>(unwrap(api.admin.attempts[':attemptId'].evidence.$get({ param: { attemptId } }))),
    loadPurchases(api, uid, act, search),
  ])
  return {
    page,
    attempt,
    evidence,
    ...purchases,
    kind: kind ?? null,
    isFirst: cursor === undefined,
    act,
    done: oneOf(confirmedActs, search.get('done')) ?? null,
    now: Date.now(),
  }
}

type Loaded = Awaited<ReturnType<typeof loadStudent>>

/** Data of the page of a student who has an account. */
export type StudentData = Loaded & { page: Extract<Loaded['page'], { state: 'present' }> }
