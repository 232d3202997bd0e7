import { parseAdminEmails } from '../../domain/accounts/admin.ts'
import type { Services } from '../platform/context.ts'
import { findPeople, findVerified } from './people.store.ts'

/** Names of accounts by id; without deleted ones. */
export const namesOf = async ({ db }: Services, userIds: string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await findPeople(db, userIds)).map(({ id, name, email }) => [id, name || email]))

/** True when the account has this address, confirmed. */
export const hasConfirmedAddress = async ({ db }: Services, userId: string, email: string): Promise<boolean> =>
  (await findVerified(db, [email])).some(({ id }) => id === userId)

export type Administrator = { id: string; name: string }

/** Accounts of the allow-list that exist, by name. */
export const listAdministrators = async ({ db, env }: Services): Promise<Administrator[]> =>
  (await findVerified(db, parseAdminEmails(env.ADMIN_EMAILS))).map(({ id, name, email }) => ({
    id,
    name: name || email,
  }))
