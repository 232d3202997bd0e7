import { itemKinds, type DraftKind, type ItemKind } from '../../domain/content.ts'
import type { newEvent } from '../events/outbox.ts'

type Event = Parameters<typeof newEvent>[1]
type Key = { kind: DraftKind; itemId: string }

const hasPage = (kind: DraftKind): kind is ItemKind & DraftKind => (itemKinds as readonly string[]).includes(kind)

/** Event of a change: questions and passages have no page of their own. */
const changeOf = ({ kind, itemId: id }: Key, change: 'content.published' | 'content.unpublished'): Event =>
  hasPage(kind) ? { kind: change, payload: { kind, id } } : { kind: 'bank.changed', payload: { kind, id } }

export const publishedEvent = (key: Key): Event => changeOf(key, 'content.published')
export const unpublishedEvent = (key: Key): Event => changeOf(key, 'content.unpublished')
