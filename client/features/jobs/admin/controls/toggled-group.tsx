import type { ReactNode } from 'react'
import { useEditor, useValue, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../../office/editor/field-control.tsx'
import { useLabel } from '../../../../office/editor/field-label.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'

type Props = ControlProps & {
  /** Label of the checkbox. */
  label: string
  /** Value when it is ticked. */
  initial: () => unknown
  children?: ReactNode
}

/** Optional part of a notice: a checkbox that shows its fields. Without script the fields are always shown. */
export function ToggledGroup({ path, field, label, initial, children }: Props) {
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  const isOn = useValue(path) !== null
  const title = useLabel(path)
  if (!hydrated) return <UsualControl path={path} field={field} />
  return (
    <fieldset data-path={path} className="min-w-0 rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <label className="inline-flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="tick size-5"
          checked={isOn}
          disabled={locked !== null}
          onChange={({ currentTarget }) => store.set(path, currentTarget.checked ? initial() : null)}
        />
        {label}
      </label>
      {isOn && (
        <div className="mt-2">
          <UsualControl path={path} field={field} />
        </div>
      )}
      {children}
    </fieldset>
  )
}
