/** Endings of names that resolve only inside a network. */
const privateEndings = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'arpa',
  'onion',
  'invalid',
  'test',
]

const ipv4Form = /^\d+(\.\d+){3}$/

/** True for a named host on the public internet; false for an IP address. */
const isPublicHost = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '')
  if (name.startsWith('[') || ipv4Form.test(name) || !name.includes('.') || name.split('.').includes('')) return false
  return !privateEndings.includes(name.slice(name.lastIndexOf('.') + 1))
}

/**
 * An address that the server may request for an administrator: http or https, a public host by name, its default port
 * and no credentials. Null for any other text.
 */
export const publicUrlOf = (text: string, base?: string, protocols: readonly string[] = ['https:']): URL | null => {
  if (text.length > 2_000 || !URL.canParse(text, base)) return null
  const url = new URL(text, base)
  const isPlain = url.port === '' && url.username === '' && url.password === ''
  return protocols.includes(url.protocol) && isPlain && isPublicHost(url.hostname) ? url : null
}
