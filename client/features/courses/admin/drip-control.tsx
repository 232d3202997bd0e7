import { useId } from 'react'
import { isPlain } from '../../../../domain/content/row-key.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import { useEditor, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { UsualControl } from '../../../office/editor/field-control.tsx'
import { useLabel } from '../../../office/editor/field-label.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { itemFieldsOf } from '../../../office/editor/item-fields-of.ts'

const ways = ['none', 'afterDays', 'at'] as const
const initial = { none: null, afterDays: { afterDays: 7 }, at: { at: null } }

/** Opening of a lesson: with the course, days after the enrolment, or at an instant. */
export function DripControl({ path, field }: ControlProps) {
  const id = useId()
  const { t } = useTranslation('courseEditor')
  const { store, locked, Control } = useEditor()
  const hydrated = useHydrated()
  const label = useLabel(path)
  const drip = useValue(path)
  if (!hydrated) return <UsualControl path={path} field={field} />
  const way = !isPlain(drip) ? 'none' : 'at' in drip ? 'at' : 'afterDays'
  const own = way === 'none' ? undefined : itemFieldsOf(field)[way]
  return (
    <div data-path={path} className="grid max-w-xl gap-3 sm:grid-cols-2">
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <select
          id={id}
          value={way}
          disabled={locked !== null}
          onChange={({ currentTarget }) =>
            store.set(path, initial[ways.find((each) => each === currentTarget.value) ?? 'none'])
          }
          className="field mt-1"
        >
          {ways.map((each) => (
            <option key={each} value={each}>
              {t(`drip.${each}`)}
            </option>
          ))}
        </select>
      </div>
      {own && <Control key={way} path={`${path}.${way}`} field={own} />}
      <ConflictChoice path={path} />
    </div>
  )
}
