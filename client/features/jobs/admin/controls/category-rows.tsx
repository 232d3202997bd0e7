import { vacancyCategories } from '../../../../../domain/jobs/kinds.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useEditor, type ControlProps } from '../../../../office/editor/editor-context.ts'
import { TemplateBar } from '../template-bar.tsx'
import { useJobLabels } from '../use-job-labels.ts'
import { AddChips } from './add-chips.tsx'
import { itemFieldsOf, RowsFrame } from './rows-frame.tsx'

/** Fees or relaxations: a category and its value in a line, and buttons that add missing categories. */
export function CategoryRows({ path, field }: ControlProps) {
  const label = useJobLabels()
  return (
    <RowsFrame path={path} field={field} Row={CategoryRow} above={path === 'fees' && <TemplateBar />}>
      {field.type === 'list' && (
        <AddChips
          path={path}
          item={field.item}
          name="category"
          kinds={vacancyCategories}
          labelOf={(kind) => label('fees_category', kind)}
        />
      )}
    </RowsFrame>
  )
}

function CategoryRow({ path, field }: ControlProps) {
  const { Control } = useEditor()
  const { t } = useTranslation('jobEditor')
  const { note, ...own } = itemFieldsOf(field)
  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[11rem_9rem]">
        {Object.entries(own).map(([name, each]) => (
          <Control key={name} path={`${path}.${name}`} field={each} />
        ))}
      </div>
      {note && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer text-sm text-muted">{t('fields.relaxations_note')}</summary>
          <div className="mt-2">
            <Control path={`${path}.note`} field={note} />
          </div>
        </details>
      )}
    </>
  )
}
