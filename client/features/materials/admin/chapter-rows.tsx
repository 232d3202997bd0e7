import { useState } from 'react'
import { readingMinutes } from '../../../../domain/materials/extent.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConflictChoice } from '../../../office/editor/conflict-choice.tsx'
import {
  useEditor,
  useRowKeys,
  useSaveState,
  useValue,
  type ControlProps,
} from '../../../office/editor/editor-context.ts'
import { FieldGrid } from '../../../office/editor/field-grid.tsx'
import { useLabel } from '../../../office/editor/field-label.tsx'
import { AddRow, RowActs } from '../../../office/editor/group-controls.tsx'
import { useFault } from '../../../office/editor/use-fault.ts'

const textIn = (value: unknown, language: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, language) : ''
  return typeof text === 'string' ? text : ''
}

/** Chapters in their order, each folded to its title while there are several. */
export function ChapterRows({ path, field }: ControlProps) {
  const { locked } = useEditor()
  const keys = useRowKeys(path)
  const error = useFault(path, true)
  const label = useLabel(path)
  const hasConflict = useSaveState(({ conflicts }) => conflicts.some((each) => each.path.startsWith(`${path}.`)))
  const [known] = useState(() => new Set(keys.length > 2 ? keys : []))
  if (field.type !== 'list' || field.item.type !== 'group') return null
  const { fields } = field.item
  return (
    <fieldset data-path={path} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <ol className="grid gap-2">
        {keys.map((key, index) => (
          <li
            key={key}
            data-path={`${path}.${index}`}
            className="flex items-start gap-2 rounded-md border border-hairline p-2"
          >
            <details open={!known.has(key)} className="min-w-0 flex-1">
              <ChapterHeading path={`${path}.${index}`} number={index + 1} />
              <FieldGrid
                fields={Object.entries(fields).map(([name, each]) => ({
                  path: `${path}.${index}.${name}`,
                  field: each,
                }))}
              />
            </details>
            <RowActs path={path} index={index} count={keys.length} isLocked={locked !== null || hasConflict} />
          </li>
        ))}
      </ol>
      {error && <p className="mt-1 text-sm text-danger">{error}</p>}
      <ConflictChoice path={path} />
      <AddRow path={path} field={field} isLocked={locked !== null || keys.length >= field.max} />
    </fieldset>
  )
}

/** Number, title and reading time of a chapter; pressed, it folds and unfolds the fields. */
function ChapterHeading({ path, number }: { path: string; number: number }) {
  const { t } = useTranslation('materialEditor')
  const { pick } = useBilingual()
  const [title, body] = [useValue(`${path}.title`), useValue(`${path}.body`)]
  const [en, hi] = [textIn(title, 'en'), textIn(title, 'hi')]
  const minutes = readingMinutes({ en: textIn(body, 'en'), hi: '' })
  return (
    <summary className="flex min-h-9 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
      <span className="min-w-0 truncate font-semibold">
        {number}. {pick({ en: en || hi, hi }) || t('chapters.untitled')}
      </span>
      <span className="tabular ms-auto shrink-0 text-sm text-muted">{t('common:minutes', { count: minutes })}</span>
    </summary>
  )
}
