import { useState } from 'react'
import { readingMinutes } from '../../../../domain/materials/extent.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useRowKeys, useValue, type ControlProps } from '../../../office/editor/editor-context.ts'
import { FieldGrid } from '../../../office/editor/field-grid.tsx'
import { ListControl } from '../../../office/editor/group-controls.tsx'

const textIn = (value: unknown, language: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, language) : ''
  return typeof text === 'string' ? text : ''
}

/** Chapters in their order, each folded to its title while there are several. */
export function ChapterRows({ path, field }: ControlProps) {
  const keys = useRowKeys(path)
  const [known] = useState(() => new Set(keys.length > 2 ? keys : []))
  if (field.type !== 'list' || field.item.type !== 'group') return null
  const fields = Object.entries(field.item.fields)
  return (
    <ListControl
      path={path}
      field={field}
      isNamed={false}
      renderRow={(row) => (
        <details open={!known.has(row.key)}>
          <ChapterHeading path={row.path} number={row.index + 1} />
          <FieldGrid fields={fields.map(([name, each]) => ({ path: `${row.path}.${name}`, field: each }))} />
        </details>
      )}
    />
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
