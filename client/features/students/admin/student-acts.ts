import { attemptActs } from '../../../../domain/students/attempt-acts.ts'

/** Acts on a whole account, in the order of their buttons. */
export const accountActs = [
  'extra_all',
  'sign_out',
  'confirmation',
  'guardian',
  'birth_date',
  'grant',
  'merge',
  'block',
  'unblock',
] as const
export type AccountActName = (typeof accountActs)[number]

/** Acts on one right or one merge of a student. */
export const purchaseActs = ['revoke', 'undo_merge'] as const

/** Every act that the page has a form for. */
export const studentActs = [...accountActs, ...purchaseActs, ...attemptActs] as const
export type StudentActName = (typeof studentActs)[number]

/** Acts whose outcome the page confirms. */
export const confirmedActs = [...studentActs, 'note', 'letter'] as const
