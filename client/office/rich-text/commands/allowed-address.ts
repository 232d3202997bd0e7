const protocols = new Set(['http:', 'https:', 'mailto:'])

/**
 * Address of a link as it is written into the text; a bare domain gets https. Null for anything but http, https and
 * mail.
 */
export const allowedAddress = (typed: string): string | null => {
  const trimmed = typed.trim()
  if (trimmed === '' || /\s/.test(trimmed)) return null
  const isMail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(trimmed)
  const hasProtocol = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(trimmed)
  const address = isMail ? `mailto:${trimmed}` : hasProtocol ? trimmed : `https://${trimmed}`
  const url = URL.parse(address)
  if (!url || !protocols.has(url.protocol)) return null
  if (url.protocol === 'mailto:' ? !url.pathname.includes('@') : !/\.|^localhost$/.test(url.hostname)) return null
  return address.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('<', '%3C').replaceAll('>', '%3E')
}
