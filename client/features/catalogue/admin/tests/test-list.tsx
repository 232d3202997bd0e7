import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { OfficeList } from '../../../../office/list/office-list.tsx'
import { testListShape } from './test-list-shape.ts'
import { useTestColumns } from './use-test-columns.tsx'
import { useTestFilters } from './use-test-filters.ts'

type ListProps = ComponentProps<typeof OfficeList>
type Props = {
  data: ListProps['data'] & { series: Parameters<typeof useTestFilters>[0] }
  answer: ListProps['answer']
  /** Main action of the screen. */
  create: ReactNode
}

/** Tests of every state, with the way to import questions below them. */
export function TestList({ data, answer, create }: Props) {
  const { t } = useTranslation('testEditor')
  return (
    <>
      <OfficeList
        shape={testListShape}
        data={data}
        answer={answer}
        columns={useTestColumns()}
        filters={useTestFilters(data.series)}
        editorOf={officePaths.adminTest}
        texts={{
          search: t('list.search'),
          empty: { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create },
        }}
      />
      <p className="mt-4 text-sm text-muted">
        {t('list.importHint')}{' '}
        <Link to={officePaths.adminImports()} className="link">
          {t('list.import')}
        </Link>
      </p>
    </>
  )
}
