/** Other domains under which a mail service delivers to the same mailboxes. */
const mainDomain: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}

/** Characters before the @ that a service ignores. */
const meaningless: Record<string, RegExp> = { 'gmail.com': /\./g, 'protonmail.com': /[._-]/g }

/** The canonical mailbox of an address: without case, +tag and the dots that its service ignores. */
const mailboxOf = (email: string): string => {
  const [local = '', given = ''] = email.trim().toLowerCase().split('@')
  const domain = mainDomain[given] ?? given
  const name = local.replace(/\+.*$/, '')
  const ignored = meaningless[domain]
  return `${ignored ? name.replace(ignored, '') : name}@${domain}`
}

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)
