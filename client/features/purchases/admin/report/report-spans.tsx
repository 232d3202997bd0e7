import { Form } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { spanNames } from '../../../../../domain/sales/spans.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { DayFilters } from '../../../../office/list/day-filters.tsx'
import { FilterFold } from '../../../../office/list/filter-fold.tsx'
import { Button } from '../../../../ui/button.tsx'
import { reportLink, type ReportSpan } from './report-address.ts'

/** Span of the report: named ones as links, and any two days. */
export function ReportSpans({ span }: { span: ReportSpan }) {
  const { t } = useTranslation('salesReport')
  const choices = spanNames.map((name) => ({
    to: reportLink({ ...span, name }),
    label: t(`spans.${name}`),
    isShown: name === span.name,
  }))
  return (
    <>
      <ChoiceLinks label={t('spans.label')} choices={choices} />
      <Form method="get" action={officePaths.adminSales()} preventScrollReset>
        <FilterFold applied={[]} isOpen={span.name === null}>
          <DayFilters from={span.from} to={span.to} labels={{ from: t('spans.from'), to: t('spans.to') }} />
          <Button type="submit" look="secondary">
            {t('spans.show')}
          </Button>
        </FilterFold>
      </Form>
    </>
  )
}
