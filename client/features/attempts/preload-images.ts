import type { Paper } from '../../../domain/attempts/contract.ts'
import { optionsOf } from '../../../domain/questions/kinds/options.ts'

/** Fetches every picture of the paper now: later there may be no network. */
export const preloadImages = ({ questions, passages }: Paper): void => {
  const texts = [
    ...passages.map(({ content }) => content),
    ...questions.flatMap((question) => [question.stem, ...optionsOf(question).map(({ content }) => content)]),
  ]
  const html = texts.flatMap(({ en, hi }) => [en, hi]).join('')
  for (const [, source] of html.matchAll(/<img[^>]+src="([^"]+)"/g))
    if (source) new Image().src = source.replaceAll('&amp;', '&')
}
