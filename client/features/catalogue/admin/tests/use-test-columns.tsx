import { testKinds } from '../../../../../domain/catalogue/test-kinds.ts'
import type { OfficeItem } from '../../../../../domain/content/office-list.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OwnColumns } from '../../../../office/list/list-columns.ts'
import { Badge } from '../../../../ui/badge.tsx'

/** Columns that the list of tests has beside those of every list. */
export const useTestColumns = (): OwnColumns => {
  const { t } = useTranslation('testEditor')
  return {
    type: {
      label: t('list.type'),
      cell: ({ own: { type } }) => {
        const kind = testKinds.find((each) => each === type)
        return kind ? t(`fields.kind_${kind}`) : '–'
      },
    },
    opens: { label: t('list.opens'), sort: 'due', cell: (item) => <Opens item={item} /> },
    questions: {
      label: t('list.questions'),
      isNumber: true,
      cell: ({ own: { questions } }) => (typeof questions === 'number' ? questions : '–'),
    },
  }
}

/** Beginning of the window, or the pause that holds it. */
function Opens({ item: { dueAt, own } }: { item: OfficeItem }) {
  const { t } = useTranslation('testEditor')
  const { dateTime } = useFormat()
  return (
    <span className="grid justify-items-start">
      {dueAt === null ? t('list.always') : dateTime(dueAt)}
      {own['paused'] === 'paused' && <Badge tone="warning">{t('list.pausedNow')}</Badge>}
    </span>
  )
}
