import { useBilingual } from '../../i18n/use-language.ts'
import type { ListData } from './load-list.ts'

/** Column and filter of the subjects of items. */
export const useSubjects = ({ subjects }: Pick<ListData, 'subjects'>, label: string) => {
  const { pick } = useBilingual()
  const options = subjects.map(({ id, title }) => [id, pick(title)] as const)
  const names = new Map<unknown, string>(options)
  return {
    column: { label, cell: ({ own }: { own: Record<string, unknown> }) => names.get(own['subject']) ?? '–' },
    filter: { name: 'subject', label, options },
  }
}
