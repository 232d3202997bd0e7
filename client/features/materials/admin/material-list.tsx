import { materialKinds } from '../../../../domain/materials/kinds.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../office/list/list-action.ts'
import type { ListData } from '../../../office/list/load-list.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { useSubjects } from '../../../office/list/subject-column.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { materialListShape } from './material-list-shape.ts'

/** List of materials of every state. */
export function MaterialList({ data, answer }: { data: ListData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('materialEditor')
  const kinds = materialKinds.map((value) => [value, t(`materials:kinds.${value}`)] as const)
  const subjects = useSubjects(data, t('fields.subject'))
  const nameOf = (options: readonly (readonly [string, string])[], held: unknown): string =>
    options.find(([value]) => value === held)?.[1] ?? '–'
  return (
    <OfficeList
      shape={materialListShape}
      data={data}
      answer={answer}
      columns={{
        type: { label: t('fields.type'), cell: ({ own }) => nameOf(kinds, own['type']) },
        subject: subjects.column,
      }}
      filters={[{ name: 'type', label: t('fields.type'), options: kinds }, subjects.filter]}
      editorOf={officePaths.adminMaterial}
      texts={{
        search: t('list.search'),
        empty: {
          title: t('list.emptyTitle'),
          text: t('list.emptyText'),
          action: <LinkButton to={officePaths.adminMaterialNew()}>{t('create')}</LinkButton>,
        },
      }}
    />
  )
}
