import '../../office/utilities.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import { OfficeList } from '../../office/list/office-list.tsx'
import { NotSent } from './not-sent.tsx'
import { sampleBulk, sampleItems, sampleNow, sampleShape } from './office-samples.ts'
import { OfficeTexts } from './office-texts.tsx'

/** A list of the office with a saved view and a bulk act that waits to be confirmed. Its forms are not sent. */
export function OfficeListSample() {
  return (
    <OfficeTexts>
      <List />
    </OfficeTexts>
  )
}

function List() {
  const { t } = useTranslation('ui')
  return (
    <section id="list" aria-labelledby="list-title" className="mt-10">
      <h2 id="list-title" className="text-xl">
        {t('office.list')}
      </h2>
      <NotSent className="mt-3 rounded-md border border-hairline p-4">
        <OfficeList
          shape={sampleShape}
          data={{
            address: { filters: {}, sort: 'changed', direction: 'desc', cursor: null },
            page: { items: sampleItems, count: sampleItems.length, next: null, isPartial: false },
            settings: {
              views: [{ id: 'view', name: t('office.view'), query: 'state=draft' }],
              columns: null,
              bulk: sampleBulk,
            },
            exams: [],
            subjects: [],
            made: null,
            exportQuery: {},
            now: sampleNow,
          }}
          columns={{}}
          filters={[]}
          editorOf={() => sampleShape.path}
          texts={{ search: t('office.search'), empty: { title: '', text: '' } }}
        />
      </NotSent>
    </section>
  )
}
