import { isMadeOfOwnWords } from '../../../domain/accounts/own-words.ts'
import { AppError } from '../../platform/errors.ts'
import { isCommonPassword } from './is-common.ts'

const weak = (reason: 'common' | 'own_words', message: string) =>
  new AppError('accounts.weak_password', 422, message, { details: { reason } })

/** Throws `accounts.weak_password` for an easily guessed password, before anything is hashed. */
export const refuseWeakPassword = async (password: string, person: { name: string; email: string }): Promise<void> => {
  if (isMadeOfOwnWords(password, person))
    throw weak('own_words', 'This password is made of your own name or address, or of ours.')
  if (await isCommonPassword(password)) throw weak('common', 'This is one of the most common passwords.')
}
