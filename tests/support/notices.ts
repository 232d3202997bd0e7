import { query, unique } from './http.ts'

/** Adds a notice about an answered message to a student and returns its reference, which its title shows. */
export const addNotice = async (email: string, link = '/contact', at = Date.now()): Promise<string> => {
  const reference = unique('TY')
  await query(
    `INSERT INTO notices (id, user_id, kind, topic, params, link, at)
     SELECT ? || id, id, 'contact.answered', 'account', ?, ?, ? FROM auth_users WHERE email = ?`,
    `${reference}:`,
    JSON.stringify({ reference }),
    link,
    at,
    email,
  )
  return reference
}

/** Gives a student a code for unsubscribing, as the first mail does. */
export const addUnsubscribeCode = async (email: string, code: string): Promise<void> => {
  await query(
    `INSERT INTO notice_readers (user_id, unsubscribe_code) SELECT id, ? FROM auth_users WHERE email = ?`,
    code,
    email,
  )
}
