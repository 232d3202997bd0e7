const id = /^[\w-]{11}$/

const hosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'])

/** Folders of YouTube's paths that are followed by an id. */
const folders = new Set(['embed', 'v', 'e', 'shorts', 'live'])

const addressOf = (text: string): URL | null => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return URL.canParse(address) ? new URL(address) : null
}

/** First address in a pasted text, such as the code of an embedded player. */
const pastedAddress = (text: string): string => /(?:src|href)=["']([^"']+)/i.exec(text)?.[1] ?? text

const idIn = ({ hostname, pathname, searchParams }: URL): string | null => {
  const host = hostname.replace(/^www\./, '')
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (host === 'youtu.be') return first
  if (!hosts.has(host)) return null
  return folders.has(first) ? second : searchParams.get('v')
}

/** Id of a YouTube video, from its id, an address of any form or the code of an embedded player; null for others. */
export const youtubeIdOf = (text: string): string | null => {
  const pasted = pastedAddress(text.trim().replace(/^<(.*)>$/s, '$1')).replace(/^\/\//, '')
  if (id.test(pasted)) return pasted
  const address = addressOf(pasted)
  const found = address && idIn(address)
  return found && id.test(found) ? found : null
}
