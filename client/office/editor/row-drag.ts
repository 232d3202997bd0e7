import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useRef } from 'react'
import { fieldAt } from '../../../domain/content/fields.ts'
import type { RowPlace } from '../../../domain/content/rows.ts'
import { useEditor } from './editor-context.ts'
import { useRowMove } from './row-move.ts'

/** Lists of one field, such as the lessons of every chapter: `chapters.*.lessons`. */
const fieldOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

const placeOf = (data: Record<string | symbol, unknown>): RowPlace | null => {
  const { path, index } = data
  return typeof path === 'string' && typeof index === 'number' ? { path, index } : null
}

/** Test for rows of the same field that a list has room for. */
const useAccepts = () => {
  const { store, form } = useEditor()
  return (path: string, row: RowPlace | null): row is RowPlace => {
    if (!row || fieldOf(row.path) !== fieldOf(path)) return false
    const field = fieldAt(form.fields, path)
    return row.path === path || (field?.type === 'list' && store.rowKeys(path).length < field.max)
  }
}

type Props = RowPlace & { isLocked: boolean }

/** Ref of a handle by which its row is dragged, within its list and into other lists of the same field. */
export const useRowDrag = ({ path, index, isLocked }: Props) => {
  const handle = useRef<HTMLSpanElement>(null)
  const accepts = useAccepts()
  const move = useRowMove()
  useEffect(() => {
    const element = handle.current
    const row = element?.closest('li')
    if (!element || !row || isLocked) return undefined
    const unmark = () => row.removeAttribute('data-drop')
    const place = { path, index }
    return combine(
      draggable({
        element,
        getInitialData: () => place,
        onGenerateDragPreview: ({ nativeSetDragImage, location: { initial } }) => {
          const { left, top } = row.getBoundingClientRect()
          nativeSetDragImage?.(row, initial.input.clientX - left, initial.input.clientY - top)
        },
        onDragStart: () => row.setAttribute('data-dragged', ''),
        onDrop: () => row.removeAttribute('data-dragged'),
      }),
      dropTargetForElements({
        element: row,
        canDrop: ({ source }) => source.element !== element && accepts(path, placeOf(source.data)),
        getData: ({ input }) => attachClosestEdge({}, { element: row, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => row.setAttribute('data-drop', extractClosestEdge(self.data) ?? 'top'),
        onDragLeave: unmark,
        onDrop: ({ self, source }) => {
          unmark()
          const from = placeOf(source.data)
          const edge = extractClosestEdge(self.data)
          if (!from) return
          const within = {
            startIndex: from.index,
            indexOfTarget: index,
            closestEdgeOfTarget: edge,
            axis: 'vertical',
          } as const
          const to = from.path === path ? getReorderDestinationIndex(within) : index + (edge === 'bottom' ? 1 : 0)
          move(from, { path, index: to })
        },
      }),
    )
  })
  return handle
}

/** Ref of an area below a list; a row dropped there becomes its last. */
export const useListDrop = ({ path, isLocked }: Omit<Props, 'index'>) => {
  const area = useRef<HTMLDivElement>(null)
  const { store } = useEditor()
  const accepts = useAccepts()
  const move = useRowMove()
  useEffect(() => {
    const element = area.current
    if (!element || isLocked) return undefined
    const unmark = () => element.removeAttribute('data-drop')
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => accepts(path, placeOf(source.data)),
      onDragEnter: () => element.setAttribute('data-drop', 'top'),
      onDragLeave: unmark,
      onDrop: ({ source }) => {
        unmark()
        const from = placeOf(source.data)
        const length = store.rowKeys(path).length
        if (from) move(from, { path, index: from.path === path ? length - 1 : length })
      },
    })
  })
  return area
}
