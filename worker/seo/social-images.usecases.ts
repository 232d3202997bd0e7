import type { ItemKind } from '../../domain/content.ts'
import type { DomainEvent } from '../../domain/events/contract.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { startTaskFirst, taskIdOf } from '../tasks/tasks.usecases.ts'
import type { Card } from './social/card.ts'
import { labels } from './social/labels.ts'

/** Grows with every change of how pictures are drawn: those drawn before are made anew as they are asked for. */
const drawing = '1'

const keyOf = (kind: ItemKind, id: string): string => `social/${kind}/${id}.png`

/** Reads what a picture says of an item; null where the item is not published. */
export type FindItem = (
  services: Services,
  kind: ItemKind,
  id: string,
) => Promise<Pick<SearchDocument, 'title' | 'isSample'> | null>

/** What the picture of an item says now; null where the item is not published, or its kind has none. */
const cardOf = async (services: Services, find: FindItem, kind: ItemKind, id: string): Promise<Card | null> => {
  const label = labels[kind]
  const document = label ? await find(services, kind, id) : null
  if (!label || !document) return null
  const { title, isSample } = document
  return { title, label: isSample ? { en: `${label.en} (sample)`, hi: `${label.hi} (नमूना)` } : label }
}

type Draw = (card: Card) => Promise<Uint8Array<ArrayBuffer>>

/** Draws in the fonts of the site; the code of it is loaded with the first picture. */
const drawnIn =
  ({ env }: Services): Draw =>
  async (card) => {
    const [{ drawCard }, { fontsOf }] = await Promise.all([
      import('./social/card.ts'),
      import('../files/pdf/assets.ts'),
    ])
    return drawCard(await fontsOf(env.ASSETS), card)
  }

/**
 * Makes the picture of an item as it is now, unless it is there as such; that of an item which is gone goes. Done again
 * while the item changes under it: another task may have been told of the change and be through already.
 */
export const makeSocialImage = async (
  services: Services,
  find: FindItem,
  kind: ItemKind,
  id: string,
  draw: Draw = drawnIn(services),
): Promise<void> => {
  const { FILES } = services.env
  const key = keyOf(kind, id)
  for (;;) {
    const card = await cardOf(services, find, kind, id)
    if (!card) return FILES.delete(key)
    const of = await hashOf(JSON.stringify([drawing, card]))
    if ((await FILES.head(key))?.customMetadata?.of === of) return
    const bytes = await draw(card)
    await FILES.put(key, bytes, { httpMetadata: { contentType: 'image/png' }, customMetadata: { of, drawing } })
  }
}

type ContentEvent = DomainEvent<'content.published' | 'content.unpublished'>

/** Starts the task that makes the picture of a changed item anew: one task an event. */
export const refreshSocialImage = async (services: Services, { id: eventId, payload }: ContentEvent): Promise<void> => {
  if (!labels[payload.kind]) return
  const id = await taskIdOf('social_image', eventId)
  await startTaskFirst(services, { id, kind: 'social_image', userId: null, input: payload })
}

/** Of however many ask for a picture that is not there, one in an hour has it made. */
const startOnce = async (services: Services, kind: ItemKind, id: string): Promise<void> => {
  const hour = Math.floor(services.now() / 3_600_000)
  const taskId = await taskIdOf('social_image', `${kind} ${id} ${hour}`)
  await startTaskFirst(services, { id: taskId, kind: 'social_image', userId: null, input: { kind, id } })
}

/** The picture of every page that has none, for as long as a task takes. */
const defaultImage = async ({ env }: Services): Promise<Response> => {
  const { body } = await env.ASSETS.fetch('https://assets.invalid/social.png')
  return new Response(body, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' } })
}

/** The picture of an item, or the product's own until it is made. 404 where there is no such item. */
export const serveSocialImage = async (
  services: Services,
  find: FindItem,
  request: Request,
  kind: ItemKind,
  id: string,
): Promise<Response> => {
  const made = await services.env.FILES.head(keyOf(kind, id))
  if (made?.customMetadata?.drawing !== drawing) {
    if (!made && !(await cardOf(services, find, kind, id))) throw notFound()
    await startOnce(services, kind, id)
  }
  if (!made) return defaultImage(services)
  return serveFile(services, request, keyOf(kind, id), {
    contentType: 'image/png',
    fileName: `${id.replace(/[^A-Za-z0-9-]/g, '-')}.png`,
    disposition: 'inline',
    isFree: true,
  })
}
