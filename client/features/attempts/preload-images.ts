import type { Paper } from '../../../domain/attempts/contract.ts'

/** Fetches every picture of the paper now: later there may be no network. */
export const preloadImages = ({ questions }: Paper): void => {
  const texts = questions.flatMap(({ stem, options }) => [stem, ...options.map(({ content }) => content)])
  const html = texts.flatMap(({ en, hi }) => [en, hi]).join('')
  for (const [, source] of html.matchAll(/<img[^>]+src="([^"]+)"/g))
    if (source) new Image().src = source.replaceAll('&amp;', '&')
}
