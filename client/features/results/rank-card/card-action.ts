import { ApiError, unwrap, type Api } from '../../../api.ts'

export const cardIntents = { make: 'rank-card', revoke: 'rank-card-revoke' } as const

export type CardAnswer = { card: 'made' | 'revoked' | 'refused' }

/** Makes the card of an attempt public with the student's consent, or takes it back. */
export const changeCard = async (api: Api, attemptId: string, form: FormData): Promise<CardAnswer> => {
  const call = api.attempts[':attemptId']['rank-card']
  const param = { attemptId }
  try {
    if (form.get('intent') === cardIntents.revoke) {
      await unwrap(call.$delete({ param, json: {} }))
      return { card: 'revoked' }
    }
    await unwrap(call.$put({ param, json: { consent: true, showsName: form.get('showsName') === 'on' } }))
    return { card: 'made' }
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 429)) return { card: 'refused' }
    throw error
  }
}
