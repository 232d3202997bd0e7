import type { ComponentType, ReactNode } from 'react'
import { blankItem } from '../../../../../domain/questions/start.ts'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useRowKeys, useSaveState, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { AddRow } from '../../../../office/editor/group-controls.tsx'
import { useFault } from '../../../../office/editor/use-fault.ts'
import { freeId, useRowIds } from './row-ids.ts'

/** Place of a row in its list, as its component needs it. */
export type RowPlace = {
  list: string
  index: number
  ids: readonly string[]
  isLocked: boolean
  field: ControlProps['field']
}

type Props = {
  path: string
  field: Extract<ControlProps['field'], { type: 'list' }>
  /** Ids that new rows get. */
  pool: readonly string[]
  legend: ReactNode
  /** Between the legend and the rows. */
  children?: ReactNode
  row: ComponentType<RowPlace>
  look: string
}

/** Rows with ids of their own, such as options: legend, rows, fault, conflict and the button that adds one. */
export function RowList({ path, field, pool, legend, children, row: Row, look }: Props) {
  const { store, locked } = useEditor()
  const keys = useRowKeys(path)
  const ids = useRowIds(path, pool)
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  const isLocked = locked !== null || hasConflict
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="text-sm font-semibold">{legend}</legend>
      {children}
      <ol className={`mt-1 grid ${look}`}>
        {keys.map((key, index) => (
          <Row key={key} list={path} index={index} ids={ids} isLocked={isLocked} field={field.item} />
        ))}
      </ol>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <AddRow
        path={path}
        field={field}
        isLocked={locked !== null || keys.length >= field.max}
        newRow={() => blankItem(path, freeId(store.get(path), pool))}
      />
    </fieldset>
  )
}
