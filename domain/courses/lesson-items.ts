import { isPlain } from '../content/row-key.ts'
import type { ItemKind } from './kinds.ts'

/** Field of a lesson with the id of its item. */
export const itemFieldOf = (kind: unknown): { kind: ItemKind; name: 'videoId' | 'materialId' | 'testId' } | null => {
  switch (kind) {
    case 'video':
      return { kind, name: 'videoId' }
    case 'material':
      return { kind, name: 'materialId' }
    case 'test':
      return { kind, name: 'testId' }
    default:
      return null
  }
}

type Row = Record<string, unknown>

const rowsOf = (value: unknown): Row[] =>
  Array.isArray(value) ? value.map((row: unknown) => (isPlain(row) ? row : {})) : []

/** Lessons of a draft with their paths. A draft may hold any type. */
export const lessonsIn = (chapters: unknown): { path: string; lesson: Row }[] =>
  rowsOf(chapters).flatMap((chapter, index) =>
    rowsOf(chapter['lessons']).map((lesson, at) => ({ path: `chapters.${index}.lessons.${at}`, lesson })),
  )

/** Items that the lessons of a draft name, with the path of each. */
export const namedItems = (chapters: unknown): { path: string; kind: ItemKind; id: string }[] =>
  lessonsIn(chapters).flatMap(({ path, lesson }) => {
    const field = itemFieldOf(lesson['kind'])
    const id = field && lesson[field.name]
    return field && typeof id === 'string' && id !== '' ? [{ path: `${path}.${field.name}`, kind: field.kind, id }] : []
  })
