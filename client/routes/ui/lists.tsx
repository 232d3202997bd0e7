import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { ItemFilters } from '../../ui/item-filters.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { Select } from '../../ui/select.tsx'
import { StudyTabs } from '../../ui/study-tabs.tsx'
import { Specimen } from './specimens.tsx'

const exams = [
  { id: 'ssc', title: { en: 'SSC CGL', hi: 'SSC CGL' } },
  { id: 'jee', title: { en: 'JEE Advanced', hi: 'JEE Advanced' } },
]

/** List frames, once and in the page's theme: two landmarks must not share a name. */
export function Lists() {
  const { t } = useTranslation('ui')
  return (
    <section id="lists" aria-labelledby="lists-title" className="mt-10">
      <h2 id="lists-title" className="text-xl">
        {t('lists.title')}
      </h2>
      <div className="mt-3 grid gap-6">
        <Specimen label={t('lists.tabs')}>
          <StudyTabs shown="materials" />
        </Specimen>
        <Specimen label={t('lists.items')}>
          <ItemFilters filters={{ q: 'SSC' }} exams={exams} t={t}>
            {null}
          </ItemFilters>
        </Specimen>
        <Specimen label={t('lists.few')}>
          <FilterCard label={t('lists.fewLabel')} open>
            <Select
              label={t('filters.exam')}
              name="exam"
              defaultValue="ssc"
              none={t('filters.anyExam')}
              options={exams.map(({ id, title }) => [id, title.en])}
            />
          </FilterCard>
        </Specimen>
        <Specimen label={t('lists.frame')}>
          <ListFrame
            count={1204}
            countText={(count) => t('lists.count', { count })}
            clear={paths.ui()}
            first={paths.ui()}
            next={paths.ui()}
            empty={{ title: t('lists.noneTitle'), text: t('lists.noneText') }}
          >
            <Link to={paths.tests()} className="card block p-4 hover:border-primary">
              <span className="font-semibold">{t('content.card')}</span>
              <span className="block text-muted">{t('content.cardText')}</span>
            </Link>
          </ListFrame>
        </Specimen>
        <Specimen label={t('lists.none')}>
          <ListFrame
            count={0}
            countText={(count) => t('lists.count', { count })}
            clear={paths.ui()}
            first={null}
            next={null}
            empty={{ title: t('lists.noneTitle'), text: t('lists.noneText') }}
          >
            {null}
          </ListFrame>
        </Specimen>
      </div>
    </section>
  )
}
