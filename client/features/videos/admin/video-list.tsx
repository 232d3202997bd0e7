import type { OfficeItem } from '../../../../domain/content/office-list.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { videoSources } from '../../../../domain/videos/kinds.ts'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../office/list/list-action.ts'
import type { OwnColumns } from '../../../office/list/list-columns.ts'
import type { ListData } from '../../../office/list/load-list.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { useSubjects } from '../../../office/list/subject-column.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { videoListShape } from './video-list-shape.ts'

const oneOf = <Value extends string>(values: readonly Value[], { own }: OfficeItem, name: string): Value | undefined =>
  values.find((value) => value === own[name])

const useColumns = (): OwnColumns => {
  const { t } = useTranslation('videoEditor')
  return {
    source: {
      label: t('list.source'),
      cell: (item) => {
        const source = oneOf(videoSources, item, 'source')
        return source ? t(`list.sources.${source}`) : '–'
      },
    },
    length: {
      label: t('list.length'),
      isNumber: true,
      cell: ({ own: { length } }) => (typeof length === 'number' ? timecode(length) : '–'),
    },
  }
}

/** List of videos of every state. */
export function VideoList({ data, answer }: { data: ListData; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('videoEditor')
  const columns = useColumns()
  const subjects = useSubjects(data, t('list.subject'))
  return (
    <OfficeList
      shape={videoListShape}
      data={data}
      answer={answer}
      columns={{ subject: subjects.column, ...columns }}
      filters={[
        subjects.filter,
        {
          name: 'source',
          label: t('list.source'),
          options: videoSources.map((source) => [source, t(`list.sources.${source}`)] as const),
        },
      ]}
      editorOf={officePaths.adminVideo}
      texts={{
        search: t('list.search'),
        empty: {
          title: t('list.emptyTitle'),
          text: t('list.emptyText'),
          action: <LinkButton to={officePaths.adminVideoNew()}>{t('create')}</LinkButton>,
        },
      }}
    />
  )
}
