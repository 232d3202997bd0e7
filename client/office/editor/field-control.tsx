import type { Field } from '../../../domain/content/fields.ts'
import { ChoiceControl, ChoicesControl, FlagControl } from './choice-controls.tsx'
import { useEditor } from './editor-context.ts'
import { GroupControl, ListControl, PairControl, RecordControl } from './group-controls.tsx'
import { BilingualControl, TextControl } from './text-controls.tsx'
import { FileControl } from '../files/file-control.tsx'
import { ReferenceControl } from './reference-control.tsx'
import { RowIdControl } from './row-id-control.tsx'
import { VariantControl } from './variant-control.tsx'

/** Path with `*` for row numbers. */
const patternOf = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/** Control of a field: the screen's own for the path, else the usual one of its type. */
export function FieldControl({ path, field }: { path: string; field: Field }) {
  const { controls } = useEditor()
  const Own = controls[patternOf(path)]
  return Own ? <Own path={path} field={field} /> : <UsualControl path={path} field={field} />
}

/** Control of a field by its type. */
export function UsualControl({ path, field }: { path: string; field: Field }) {
  switch (field.type) {
    case 'choice':
      return <ChoiceControl path={path} field={field} />
    case 'reference':
      return <ReferenceControl path={path} field={field} />
    case 'choices':
    case 'exams':
      return <ChoicesControl path={path} field={field} />
    case 'flag':
      return <FlagControl path={path} />
    case 'rowId':
      return <RowIdControl path={path} />
    case 'group':
      return <GroupControl path={path} field={field} />
    case 'variant':
      return <VariantControl path={path} field={field} />
    case 'file':
      return <FileControl path={path} field={field} />
    case 'list':
      return <ListControl path={path} field={field} />
    case 'record':
      return <RecordControl path={path} field={field} />
    case 'pair':
      return <PairControl path={path} field={field} />
    case 'line':
    case 'text':
      return field.bilingual ? (
        <BilingualControl path={path} field={field} />
      ) : (
        <TextControl path={path} field={field} />
      )
    default:
      return <TextControl path={path} field={field} />
  }
}
