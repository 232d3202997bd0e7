import { jobDateKinds } from '../../../../../domain/jobs/kinds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { useJobLabels } from '../use-job-labels.ts'
import { AddChips } from './add-chips.tsx'
import { HiddenValue } from './hidden-value.tsx'
import { itemFieldsOf, RowsFrame } from './rows-frame.tsx'

/** Dates of the recruitment, a line each, and buttons that add missing ones. */
export function DateRows({ path, field }: ControlProps) {
  const { t } = useTranslation('jobEditor')
  const label = useJobLabels()
  return (
    <RowsFrame
      path={path}
      field={field}
      Row={DateRow}
      above={<p className="mt-0.5 text-xs text-muted">{t('dates.format')}</p>}
    >
      {field.type === 'list' && (
        <AddChips
          path={path}
          item={field.item}
          name="kind"
          kinds={jobDateKinds}
          labelOf={(kind) => label('dates_kind', kind)}
        />
      )}
    </RowsFrame>
  )
}

function DateRow({ path, field }: ControlProps) {
  const { Control } = useEditor()
  const { t } = useTranslation('jobEditor')
  const { kind, at, until, allDay, tentative, note } = itemFieldsOf(field)
  if (!kind || !at || !until || !allDay || !tentative || !note) return null
  return (
    <>
      <div className="grid items-end gap-x-3 gap-y-2 sm:grid-cols-[minmax(9rem,1.2fr)_1fr_1fr_auto]">
        <Control path={`${path}.kind`} field={kind} />
        <Control path={`${path}.at`} field={at} />
        <Control path={`${path}.until`} field={until} />
        <Control path={`${path}.tentative`} field={tentative} />
      </div>
      <HiddenValue path={`${path}.allDay`} field={allDay} />
      <details className="mt-1">
        <summary className="w-fit cursor-pointer text-sm text-muted">{t('fields.dates_note')}</summary>
        <div className="mt-2">
          <Control path={`${path}.note`} field={note} />
        </div>
      </details>
    </>
  )
}
