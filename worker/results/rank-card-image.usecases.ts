import type { RankCard } from '../../domain/results/rank-card.ts'
import type { Services } from '../platform/context.ts'
import { serveCardImage } from '../seo/card-image.usecases.ts'
import type { Card } from '../seo/social/card.ts'
import { checkCard } from './rank-cards.usecases.ts'

/** The card in a chat: rank and test, and the name only where the student shows it. */
const cardOf = ({ test, name, rank, of }: RankCard): Card => {
  const [place, number] = [rank, of].map((value) => value.toLocaleString('en-IN'))
  return {
    title: test.title,
    label: { en: name === null ? 'Rank card' : `Rank card of ${name}`, hi: 'रैंक कार्ड' },
    drawing: { of: 'seal' },
    figure: { en: `Rank ${place} of ${number}`, hi: '' },
  }
}

/** Picture of a public rank card, of today. Throws as `checkCard`, and 429 for too many drawings. */
export const serveRankCardImage = async (services: Services, code: string, clientAddress: string): Promise<Response> =>
  serveCardImage(services, { code, clientAddress, card: cardOf(await checkCard(services, code, clientAddress)) })
