import { quoted } from './quoted.ts'

type Reset = {
  email: string
  /** Recorded with the account. */
  reason: string
  id: string
  /** Unix milliseconds. */
  now: number
}

/**
 * Statements that remove an account's second factor and end its sessions. Without parameters, because wrangler sends
 * none. Throws if the address is invalid. The first statement returns the account, if it exists.
 */
export const resetStatements = ({ email, reason, id, now }: Reset): string[] => {
  const address = email.trim().toLowerCase()
  if (!/^[a-z0-9.!#$%&*+/=?^_`{|}~-]+@[a-z0-9.-]+$/.test(address)) throw new Error(`${email} is no e-mail address.`)
  if (reason.trim() === '') throw new Error('A reason is needed: it is recorded with the account.')
  const owner = `FROM auth_users WHERE email = ${quoted(address)}`
  const account = `(SELECT id FROM auth_users WHERE email = ${quoted(address)})`
  return [
    `INSERT INTO audit_keys (user_id, alias, key)
     SELECT id, 'per_' || lower(hex(randomblob(13))), lower(hex(randomblob(32))) ${owner}
     ON CONFLICT (user_id) DO UPDATE SET alias = alias RETURNING user_id`,
    `INSERT INTO audit_log (id, at, act, kind, item_id, detail, reason)
     SELECT ${quoted(id)}, ${now}, 'account.second_factor_reset', 'account',
       (SELECT alias FROM audit_keys WHERE user_id = id), '{}', ${quoted(reason.trim())} ${owner}`,
    `DELETE FROM auth_two_factors WHERE user_id = ${account}`,
    `UPDATE auth_users SET two_factor_enabled = 0 WHERE id = ${account}`,
    `DELETE FROM auth_sessions WHERE user_id = ${account}`,
  ]
}
