import { createContext, useContext } from 'react'
import type { LessonItem } from '../../../../domain/courses/office.ts'

type LessonItems = {
  known: ReadonlyMap<string, LessonItem>
  /** Remembers items that were just chosen. */
  remember: (items: readonly LessonItem[]) => void
}

/** Items that the lessons of the course name, by kind and id. */
export const LessonItemsContext = createContext<LessonItems>({ known: new Map(), remember: () => undefined })

export const itemKey = ({ kind, id }: Pick<LessonItem, 'kind' | 'id'>): string => `${kind}:${id}`

export const useLessonItems = (): LessonItems => useContext(LessonItemsContext)
