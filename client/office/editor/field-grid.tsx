import type { Field } from '../../../domain/content/fields.ts'
import { classes } from '../../ui/classes.ts'
import { useEditor, type ControlProps } from './editor-context.ts'

const wideTypes: ReadonlySet<Field['type']> = new Set([
  'group',
  'variant',
  'file',
  'list',
  'record',
  'choices',
  'exams',
  'text',
])

const isWide = (field: Field): boolean =>
  wideTypes.has(field.type) ||
  (field.type === 'line' && field.bilingual === true) ||
  (field.type === 'flag' && field.isWide === true)

const spanOf = (field: Field): string | undefined => {
  if (isWide(field)) return 'sm:col-span-full'
  if (field.type === 'reference') return 'sm:col-span-2'
  return field.type === 'flag' ? 'self-end' : undefined
}

/** Fields in their order, short ones side by side. */
export function FieldGrid({ fields }: { fields: readonly ControlProps[] }) {
  const { Control } = useEditor()
  return (
    <div className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
      {fields.map(({ path, field }) => (
        <div key={path} className={classes('min-w-0 empty:hidden', spanOf(field))}>
          <Control path={path} field={field} />
        </div>
      ))}
    </div>
  )
}
