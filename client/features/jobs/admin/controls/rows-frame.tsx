import type { ComponentType, ReactNode } from 'react'
import type { Field } from '../../../../../domain/content/fields.ts'
import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useSaveState, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useLabel } from '../../../../office/editor/field-label.tsx'
import { RowActs } from '../../../../office/editor/group-controls.tsx'
import { useFault } from '../../../../office/editor/use-fault.ts'

type Props = {
  path: string
  field: Field
  /** Controls of a row; `field` is that of the list. */
  Row: ComponentType<ControlProps>
  /** Content below the rows, such as buttons that add one. */
  children?: ReactNode
  /** Content above the rows. */
  above?: ReactNode
}

/** Rows of a list that draws its rows itself. */
export function RowsFrame({ path, field, Row, above, children }: Props) {
  const { store, locked, form } = useEditor()
  // A section with this list alone has its name as the heading.
  const isSection = form.sections.some(({ fields }) => fields.length === 1 && fields[0] === path)
  useValue(path)
  const keys = store.rowKeys(path)
  const error = useFault(path, true)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className={isSection ? 'sr-only' : 'text-sm font-semibold'}>{useLabel(path)}</legend>
      {above}
      {keys.length > 0 && (
        <ol className="mt-1 divide-y divide-hairline rounded-md border border-hairline">
          {keys.map((key, index) => (
            <li key={key} className="flex items-start gap-2 p-2">
              <div className="min-w-0 flex-1">
                <Row path={`${path}.${index}`} field={field} />
              </div>
              <RowActs path={path} index={index} count={keys.length} isLocked={locked !== null || hasConflict} />
            </li>
          ))}
        </ol>
      )}
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      {children}
    </fieldset>
  )
}

/** Fields of the items of a list. */
export const itemFieldsOf = (field: Field) =>
  field.type === 'list' && field.item.type === 'group' ? field.item.fields : {}
