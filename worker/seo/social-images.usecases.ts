import type { ItemKind } from '../../domain/content.ts'
import type { DomainEvent } from '../../domain/events/contract.ts'
import type { SearchDocument } from '../../domain/search/contract.ts'
import { serveFile } from '../files/files.usecases.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { hashOf } from '../platform/hash.ts'
import { startTaskUnlessKnown, taskIdOf } from '../tasks/tasks.usecases.ts'
import { drawWith, type Draw } from './draw-with.ts'
import type { Card } from './social/card.ts'
import { labels } from './social/labels.ts'

/** Raised with every change of the drawing: older images are redrawn when requested. */
const drawingVersion = '2'

/** Seconds for which an image may be cached; it is withdrawn with its item. */
const socialMaxAge = 300

const keyOf = (kind: ItemKind, id: string): string => `social/${kind}/${id}.png`

/** Reads the text of an item's image; null when it is not published. */
export type FindItem = (
  services: Services,
  kind: ItemKind,
  id: string,
) => Promise<Pick<SearchDocument, 'title' | 'isSample' | 'exams' | 'card'> | null>

/** The current card of an item; null when it is not published, or its kind has no image. */
const cardOf = async (services: Services, find: FindItem, kind: ItemKind, id: string): Promise<Card | null> => {
  const label = labels[kind]
  const document = label ? await find(services, kind, id) : null
  if (!label || !document) return null
  const { title, isSample, exams, card } = document
  const [exam] = exams
  return {
    title,
    label: isSample ? { en: `${label.en} (sample)`, hi: `${label.hi} (नमूना)` } : label,
    drawing: card?.subject ? { of: 'subject', name: card.subject } : { of: 'exam', name: exam ?? '' },
    figure: card?.figure ?? null,
  }
}

/** Names a drawing: changes with the card and with how cards are drawn. */
const digestOf = (card: Card): Promise<string> => hashOf(JSON.stringify([drawingVersion, card]))

/**
 * Stores the current social image of an item, unless it is there already, and deletes that of a removed item. Repeats
 * until the item stops changing: the task of a change may have finished during the drawing.
 */
export const makeSocialImage = async (
  services: Services,
  find: FindItem,
  kind: ItemKind,
  id: string,
  draw: Draw = drawWith(services),
): Promise<void> => {
  const { FILES } = services.env
  const key = keyOf(kind, id)
  for (;;) {
    const card = await cardOf(services, find, kind, id)
    if (!card) return FILES.delete(key)
    const digest = await digestOf(card)
    if ((await FILES.head(key))?.customMetadata?.of === digest) return
    const bytes = await draw(card)
    await FILES.put(key, bytes, {
      httpMetadata: { contentType: 'image/png' },
      customMetadata: { of: digest },
    })
  }
}

type ContentEvent = DomainEvent<'content.published' | 'content.unpublished'>

/** Starts a task that draws the image of a changed item: one task per event. */
export const refreshSocialImage = async (services: Services, { id: eventId, payload }: ContentEvent): Promise<void> => {
  if (!labels[payload.kind]) return
  const id = await taskIdOf('social_image', eventId)
  await startTaskUnlessKnown(services, { id, kind: 'social_image', userId: null, input: payload })
}

/** Starts at most one task an hour for a requested drawing. */
const startOnce = async (services: Services, kind: ItemKind, id: string, digest: string): Promise<void> => {
  const hour = Math.floor(services.now() / 3_600_000)
  const taskId = await taskIdOf('social_image', `${kind} ${id} ${digest} ${hour}`)
  await startTaskUnlessKnown(services, { id: taskId, kind: 'social_image', userId: null, input: { kind, id } })
}

/** The product's own image, cacheable only for the time that a task takes. */
const defaultImage = async ({ env }: Services): Promise<Response> => {
  const { body } = await env.ASSETS.fetch('https://assets.invalid/social.png')
  return new Response(body, { headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' } })
}

/**
 * Serves the social image of an item, or the product's own until it is drawn; an outdated one is served until the new
 * one is drawn. Throws 404 for an item that is not published, even where an image is stored.
 */
export const serveSocialImage = async (
  services: Services,
  find: FindItem,
  request: Request,
  kind: ItemKind,
  id: string,
): Promise<Response> => {
  const [card, stored] = await Promise.all([cardOf(services, find, kind, id), services.env.FILES.head(keyOf(kind, id))])
  if (!card) throw notFound()
  const digest = await digestOf(card)
  const isCurrent = stored?.customMetadata?.of === digest
  if (!isCurrent) await startOnce(services, kind, id, digest)
  if (!stored) return defaultImage(services)
  return serveFile(services, request, keyOf(kind, id), {
    contentType: 'image/png',
    fileName: `${id.replace(/[^A-Za-z0-9-]/g, '-')}.png`,
    disposition: 'inline',
    isFree: true,
    maxAge: isCurrent ? socialMaxAge : 60,
  })
}
