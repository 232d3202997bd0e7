/** The other domains under which a mail service delivers to the same mailboxes. */
const mainDomain: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
}

/** Signs before the @ that mean nothing to a service. */
const meaningless: Record<string, RegExp> = { 'gmail.com': /\./g, 'protonmail.com': /[._-]/g }

/** The mailbox that an address leads to, as far as the address tells: case, a +tag and a service's dots make no other one. */
const mailboxOf = (email: string): string => {
  const [local = '', given = ''] = email.trim().toLowerCase().split('@')
  const domain = mainDomain[given] ?? given
  const name = local.replace(/\+.*$/, '')
  const ignored = meaningless[domain]
  return `${ignored ? name.replace(ignored, '') : name}@${domain}`
}

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)
