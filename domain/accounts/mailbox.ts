/** Domains of one mail service, in which dots before the @ mean nothing. */
const gmailDomains = ['gmail.com', 'googlemail.com']

/** The mailbox that an address leads to, as far as the address tells: case, a +tag and Gmail's dots make no other one. */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '')
  return gmailDomains.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other)
