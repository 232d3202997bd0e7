import type { Services } from '../platform/context.ts'
import type { Card } from './social/card.ts'

export type Draw = (card: Card) => Promise<Uint8Array<ArrayBuffer>>

/** Draws with the site's fonts; the drawing code is loaded with the first image. */
export const drawWith =
  ({ env }: Services): Draw =>
  async (card) => {
    const [{ drawCard }, { fontsOf }] = await Promise.all([
      import('./social/card.ts'),
      import('../files/pdf/assets.ts'),
    ])
    return drawCard(await fontsOf(env.ASSETS), card)
  }
