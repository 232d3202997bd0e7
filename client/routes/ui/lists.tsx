import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterCard } from '../../ui/filter-card.tsx'
import { ItemFilters } from '../../ui/item-filters.tsx'
import { ContinueRow } from '../../ui/continue-row.tsx'
import { ExamEmblem } from '../../ui/faces/exam-emblem.tsx'
import { SubjectCover } from '../../ui/faces/subject-cover.tsx'
import { ItemRow, ItemRows } from '../../ui/item-row.tsx'
import { ListFrame } from '../../ui/list-frame.tsx'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { Select } from '../../ui/select.tsx'
import { StudyTabs } from '../../ui/study-tabs.tsx'
import { Specimen } from './specimens.tsx'

const exams = [
  { id: 'ssc', title: { en: 'SSC CGL', hi: 'SSC CGL' } },
  { id: 'jee', title: { en: 'JEE Advanced', hi: 'JEE Advanced' } },
]

const name = { en: 'Percentages, profit and interest', hi: 'प्रतिशत, लाभ और ब्याज' }
const text = { en: 'Formulas with worked examples.', hi: 'सूत्र, हल किए उदाहरणों के साथ।' }

const rows = [
  ['emblem', <ExamEmblem key="emblem" exam="ssc" />],
  ['book', <SubjectCover key="book" subject="maths" seed="mat_1" shape="book" />],
  ['wide', <SubjectCover key="wide" subject="polity" seed="crs_1" shape="wide" className="sm:rounded-none" />],
] as const

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
          <ItemFilters filters={{ q: 'SSC', exam: 'ssc' }} exams={exams} t={t} fields={[]} count={1204} />
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
        <Specimen label={t('lists.continue')}>
          <ContinueRow
            to={paths.studyMaterials()}
            title={name}
            cover={<SubjectCover subject="maths" seed="mat_1" shape="book" />}
          >
            <ProgressLine value={12} max={40} text="12 / 40" />
          </ContinueRow>
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
            <ItemRows>
              {rows.map(([shape, cover]) => (
                <ItemRow
                  key={shape}
                  to={paths.tests()}
                  title={name}
                  summary={text}
                  heading="h3"
                  shape={shape}
                  cover={cover}
                >
                  <ProgressLine value={3} max={8} text="3 / 8" />
                </ItemRow>
              ))}
            </ItemRows>
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
