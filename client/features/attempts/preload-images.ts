import type { Paper } from '../../../domain/attempts/contract.ts'

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Fetches every picture of the paper now: later there may be no network. */
export const preloadImages = ({ questions, passages }: Paper): void => {
  const html = textsIn([passages, questions]).join('')
  for (const [, source] of html.matchAll(/<img[^>]+src="([^"]+)"/g))
    if (source) new Image().src = source.replaceAll('&amp;', '&')
}
