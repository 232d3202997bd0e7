import { useValue } from './editor-context.ts'

/** Id of a row, kept by a form that is posted without script. */
export function RowIdControl({ path }: { path: string }) {
  const id = useValue(path)
  return <input type="hidden" name={path} value={typeof id === 'string' ? id : ''} readOnly />
}
