import { ConflictChoice } from '../../../../office/editor/conflict-choice.tsx'
import { useEditor, useSaveState } from '../../../../office/editor/editor-context.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const conflictsOf = [
  'key',
  'key.optionIds',
  'key.rows',
  'key.min',
  'key.max',
  'key.rounding',
  'key.value',
  'key.accepted',
]

/** Fault and conflicts of the key, above the controls that set it. */
export function KeyFaults() {
  const { t } = useTranslation('questionEditor')
  const { locked } = useEditor()
  const isFaulty = useSaveState(({ faults }) => Object.keys(faults).some((path) => path.split('.')[0] === 'key'))
  return (
    <div data-path="key.optionIds" className="empty:hidden">
      {isFaulty && locked === null && <p className="text-sm text-warning">{t('keyMissing')}</p>}
      {conflictsOf.map((path) => (
        <ConflictChoice key={path} path={path} />
      ))}
    </div>
  )
}
