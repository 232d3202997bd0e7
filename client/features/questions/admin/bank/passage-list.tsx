import { officePaths } from '../../../../../domain/office-paths.ts'
import { passageKinds } from '../../../../../domain/questions/levels.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../../office/list/list-action.ts'
import type { ListData } from '../../../../office/list/load-list.ts'
import { OfficeList } from '../../../../office/list/office-list.tsx'
import { passageListShape } from './question-list-shape.ts'

/** List of passages of every state. */
export function PassageList({ data, answer }: { data: ListData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('questionBank')
  const types = passageKinds.map((kind) => [kind, t(`passages.kinds.${kind}`)] as const)
  const names = new Map<unknown, string>(types)
  return (
    <OfficeList
      shape={passageListShape}
      data={data}
      answer={answer}
      columns={{ type: { label: t('passages.kind'), cell: ({ own: { type } }) => names.get(type) ?? '–' } }}
      filters={[{ name: 'type', label: t('passages.kind'), options: types }]}
      editorOf={officePaths.adminPassage}
      texts={{
        search: t('passages.search'),
        empty: { title: t('passages.emptyTitle'), text: t('passages.emptyText') },
      }}
    />
  )
}
