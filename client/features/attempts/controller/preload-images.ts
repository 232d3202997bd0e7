import type { Paper } from '../../../../domain/attempts/contract.ts'

/** Every string in a value, recursively. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** Preloads every picture of the paper, because the network may be gone later. */
export const preloadImages = ({ questions, passages }: Paper): void => {
  const html = textsIn([passages, questions]).join('')
  for (const [, source] of html.matchAll(/<img[^>]+src="([^"]+)"/g))
    if (source) new Image().src = source.replaceAll('&amp;', '&')
}
