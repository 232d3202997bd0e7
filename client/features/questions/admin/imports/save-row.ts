import type { CorrectRow } from '../../../../../domain/questions/imports/contract.ts'
import type { ErrorCode } from '../../../../../domain/errors.ts'
import { makeApi } from '../../../../api.ts'
import { failureOf, tryCall } from '../../../../office/editor/draft-calls.ts'

export type SaveFailure = { kind: 'signed_out' } | { kind: 'unreachable' } | { kind: 'refused'; code: ErrorCode }

/** Saves a correction from the browser; never rejects. */
export const saveRow = (
  param: { id: string; position: string },
  json: CorrectRow,
): Promise<{ kind: 'saved' } | SaveFailure> =>
  tryCall(async () => {
    const reply = await makeApi(location.origin).admin['question-imports'][':id'].rows[':position'].$put({
      param,
      json,
    })
    return reply.ok ? { kind: 'saved' } : failureOf(reply)
  })
