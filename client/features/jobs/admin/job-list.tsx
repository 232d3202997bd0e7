import { states } from '../../../../domain/accounts/student-profile.ts'
import type { OfficeItem } from '../../../../domain/content/office-list.ts'
import { jobLevels, jobStages } from '../../../../domain/jobs/kinds.ts'
import type { OfficeOrganisation } from '../../../../domain/jobs/office-contract.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { ListAnswer } from '../../../office/list/list-action.ts'
import type { OwnColumns } from '../../../office/list/list-columns.ts'
import type { ListData } from '../../../office/list/load-list.ts'
import { OfficeList } from '../../../office/list/office-list.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { jobListShape } from './job-list-shape.ts'
import { useJobLabels } from './use-job-labels.ts'

type Props = { data: ListData; answer: ListAnswer | undefined; organisations: OfficeOrganisation[] }

const textOf = (item: OfficeItem, name: string): string => String(item.own[name] ?? '')

const useColumns = (organisations: OfficeOrganisation[], now: number): OwnColumns => {
  const { t } = useTranslation('jobEditor')
  const { date } = useFormat()
  const { pick } = useBilingual()
  const label = useJobLabels()
  const nameOf = (id: string): string => {
    const found = organisations.find((each) => each.id === id)
    return found ? pick(found.name) : '–'
  }
  return {
    organisation: {
      label: t('list.organisation'),
      cell: (item) => (
        <span className="line-clamp-2 w-44 whitespace-normal">{nameOf(textOf(item, 'organisation'))}</span>
      ),
    },
    lastDate: {
      label: t('list.lastDate'),
      sort: 'due',
      cell: ({ dueAt }) => {
        if (dueAt === null) return '–'
        // `dueAt` is the first instant after the last day.
        const day = date(dueAt - 1)
        return dueAt > now ? day : <span className="text-muted">{`${day}, ${t('list.closed')}`}</span>
      },
    },
    vacancies: {
      label: t('list.vacancies'),
      isNumber: true,
      cell: ({ own: { vacancies } }) => (typeof vacancies === 'number' ? groupIndian(vacancies) : '–'),
    },
    stage: { label: t('list.stage'), cell: (item) => label('stage', textOf(item, 'stage')) },
    level: { label: t('list.level'), cell: (item) => label('level', textOf(item, 'level')) },
    region: { label: t('list.region'), cell: (item) => label('region', textOf(item, 'region')) },
  }
}

/** List of notices of every state. */
export function JobList({ data, answer, organisations }: Props) {
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const label = useJobLabels()
  const columns = useColumns(organisations, data.now)
  const optionsOf = (name: string, values: readonly string[]) =>
    values.map((value) => [value, label(name, value)] as const)
  return (
    <OfficeList
      shape={jobListShape}
      data={data}
      answer={answer}
      columns={columns}
      filters={[
        { name: 'stage', label: t('list.stage'), options: optionsOf('stage', jobStages) },
        {
          name: 'organisation',
          label: t('list.organisation'),
          options: organisations.map(({ id, name }) => [id, pick(name)] as const),
        },
        { name: 'level', label: t('list.level'), options: optionsOf('level', jobLevels) },
        { name: 'region', label: t('list.region'), options: optionsOf('region', states) },
      ]}
      editorOf={officePaths.adminJob}
      texts={{
        search: t('list.search'),
        empty: {
          title: t('list.emptyTitle'),
          text: t('list.emptyText'),
          action: <LinkButton to={officePaths.adminJobNew()}>{t('create')}</LinkButton>,
        },
      }}
    />
  )
}
