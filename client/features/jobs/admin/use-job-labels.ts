import { useEditorLabels } from '../../../office/editor/use-editor-labels.ts'

/** Text of an option of the editor; a dash for a blank one. */
export const useJobLabels = () => {
  const { label } = useEditorLabels('jobEditor')
  return (field: string, option: string): string => (option === '' ? '–' : label(`${field}_${option}`))
}
