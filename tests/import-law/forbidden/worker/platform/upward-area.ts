import { requireUser } from '../accounts/session.ts'
export const wrong = requireUser
