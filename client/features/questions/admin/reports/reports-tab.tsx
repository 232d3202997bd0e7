import { Form, Link, useLocation, useNavigation } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { reportReasons } from '../../../../../domain/questions/report-reasons.ts'
import type { ReportedQuestion } from '../../../../../domain/questions/reports.ts'
import { groupStates } from '../../../../../domain/questions/report-states.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { When } from '../../../../office/list/changed.tsx'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import { useAppliedFilters } from '../../../../ui/applied-filters.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'
import { isFiltered, onlySet, withCursor } from '../../../../ui/list-address.ts'
import type { ReportsData } from './load-reports.ts'
import { useReasonWords } from './use-reason-words.ts'

type Filters = ReportsData['filters']

const addressOf = (filters: Partial<Filters>, cursor: string | null = null): string =>
  officePaths.adminQuestionBank() +
  withCursor(onlySet({ tab: 'reports', ...filters }) as Record<string, string>, cursor)

/** Reported questions by the state of their reports. */
export function ReportsTab({ data }: { data: ReportsData }) {
  const { t } = useTranslation('questionReports')
  const isLoading = useNavigation().state === 'loading'
  const { page, filters, isFirst, now } = data
  const { state = 'open', ...others } = filters
  return (
    <div className="grid max-w-5xl grid-cols-1 gap-3">
      <ChoiceLinks
        label={t('state')}
        choices={groupStates.map((each) => ({
          to: addressOf({ ...others, ...(each === 'open' ? {} : { state: each }) }),
          label: t(`states.${each}`),
          isShown: each === state,
        }))}
      />
      <ReportFilters data={data} />
      <p role="status" className="text-sm text-muted">
        {t('count', { count: page.count, number: countText(page.count) })}
      </p>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60' : undefined}>
        {page.items.length === 0 ? (
          <EmptyState text={t(isFiltered(others) ? 'noMatch' : `empty.${state}`)} />
        ) : (
          <ul className="divide-y divide-hairline border-y border-hairline">
            {page.items.map((question) => (
              <Line key={question.questionId} question={question} data={data} now={now} />
            ))}
          </ul>
        )}
      </div>
      <Paging
        label={t('pages')}
        first={isFirst ? null : addressOf(filters)}
        next={page.next && addressOf(filters, page.next)}
      />
    </div>
  )
}

function ReportFilters({ data: { filters, subjects } }: { data: ReportsData }) {
  const { t } = useTranslation('questionReports')
  const { pick } = useBilingual()
  const { pathname } = useLocation()
  const { form, onChange, onBlur } = useAppliedFilters()
  const selects = [
    {
      name: 'reason',
      value: filters.reason,
      any: t('anyReason'),
      options: reportReasons.map((reason) => ({ value: reason as string, label: t(`reasons.${reason}`) })),
    },
    {
      name: 'subject',
      value: filters.subject,
      any: t('anySubject'),
      options: subjects.map(({ id, title }) => ({ value: id, label: pick(title) })),
    },
    {
      name: 'sort',
      value: filters.sort,
      any: t('newestFirst'),
      options: [{ value: 'most', label: t('mostFirst') }],
    },
  ]
  return (
    <Form
      ref={form}
      method="get"
      action={pathname}
      onChange={onChange}
      onBlur={onBlur}
      aria-label={t('filter')}
      className="grid max-w-3xl gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <HiddenFields fields={{ tab: 'reports', ...(filters.state && { state: filters.state }) }} />
      {selects.map(({ name, value = '', any, options }) => (
        <select
          key={`${name} ${value}`}
          name={name}
          aria-label={t(`by.${name as 'reason'}`)}
          defaultValue={value}
          className="field min-h-10! py-1!"
        >
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ))}
      <span className="hidden noscript:contents">
        <Button type="submit" look="secondary" className="min-h-10! py-1!">
          {t('filter')}
        </Button>
      </span>
    </Form>
  )
}

type LineProps = { question: ReportedQuestion; data: ReportsData; now: number }

function Line({ question, data: { subjects }, now }: LineProps) {
  const { t } = useTranslation('questionReports')
  const reasonWords = useReasonWords()
  const { questionId, code, title, subject, reports, waiting, reasons, newestAt, test } = question
  const named = subjects.find(({ id }) => id === subject)
  return (
    <li className="py-2">
      <p>
        <Link to={officePaths.adminQuestionReports(questionId)} className="text-primary hover:underline">
          <BilingualText text={title} />
        </Link>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular">
        <span className="font-semibold text-ink">{t('reports', { count: reports })}</span>
        {waiting > 0 && waiting < reports && <span>{t('waiting', { count: waiting })}</span>}
        <span>{reasonWords(reasons)}</span>
        <When at={newestAt} now={now} />
        {test && (
          <span>
            <BilingualText text={test.title} />
          </span>
        )}
        {named && (
          <span>
            <BilingualText text={named.title} />
          </span>
        )}
        <span>{code}</span>
      </p>
    </li>
  )
}
