import { Form, useNavigation } from 'react-router'
import { differenceViews, type ReconciliationRun } from '../../../../../domain/purchases/differences.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { countText } from '../../../../office/count-text.ts'
import { ReasonedButton } from '../../../../office/frame/reasoned-button.tsx'
import { useWhen } from '../../../../office/list/changed.tsx'
import { ChoiceLinks } from '../../../../office/list/choice-links.tsx'
import { Paging } from '../../../../office/list/paging.tsx'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { useProgress } from '../../../../office/use-progress.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { HiddenFields, isSent } from '../../../../ui/hidden-fields.tsx'
import { DifferenceLine, Refused } from './difference-line.tsx'
import type { ReconciliationData } from './load-reconciliation.ts'

type Props = { data: ReconciliationData; answer: OfficeAnswer | undefined }

const addressOf = (parts: Record<string, string>): string =>
  `${officePaths.adminSales()}?${new URLSearchParams({ tab: 'reconciliation', ...parts })}`

/** Differences of the money, each with the act that settles it, and the last comparison. */
export function ReconciliationTab({ data, answer }: Props) {
  const { t } = useTranslation('reconciliation')
  const { view, page, isFirst, opened, now } = data
  const views = { view }
  const choices = differenceViews.map((each) => ({
    to: addressOf({ view: each }),
    label: t(`views.${each}`),
    isShown: each === view,
  }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="max-w-reading text-sm text-muted">{t('intro')}</p>
      {answer?.intent === 'money-compare' && <Refused answer={answer} />}
      <Run run={page.run} now={now} />
      <ChoiceLinks label={t('views.label')} choices={choices} />
      <p role="status" className="text-sm text-muted">
        {t('count', { count: page.count, number: countText(page.count) })}
      </p>
      {page.items.length === 0 ? (
        <EmptyState title={t(`empty.${view}.title`)} text={t(`empty.${view}.text`)} />
      ) : (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {page.items.map((difference) => (
            <DifferenceLine
              key={difference.id}
              difference={difference}
              now={now}
              open={addressOf({ ...views, settle: difference.id })}
              close={addressOf(views)}
              isOpened={opened === difference.id}
              answer={answer?.id === difference.id ? answer : undefined}
            />
          ))}
        </ul>
      )}
      <Paging
        label={t('pages')}
        first={isFirst ? null : addressOf(views)}
        next={page.next && addressOf({ ...views, cursor: page.next })}
      />
    </div>
  )
}

const textOf = { waiting: 'running', running: 'running', done: 'done', failed: 'failed' } as const

/** The last comparison, and the next one on demand. */
function Run({ run, now }: { run: ReconciliationRun | null; now: number }) {
  const { t } = useTranslation('reconciliation')
  const when = useWhen()
  const isOpen = run !== null && run.endedAt === null
  useProgress(isOpen)
  const fields = { intent: 'money-compare' }
  const isBusy = isSent(useNavigation().formData, fields)
  return (
    <section
      aria-label={t('run.label')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-hairline bg-surface p-3"
    >
      <p className="min-w-0 grow basis-64">
        {run
          ? t(`run.${textOf[run.state]}`, {
              when: when(run.endedAt ?? run.startedAt, now),
              number: groupIndian(run.compared),
            })
          : t('run.none')}
      </p>
      <Form method="post" preventScrollReset>
        <HiddenFields fields={fields} />
        <ReasonedButton type="submit" look="secondary" reason={isOpen || isBusy ? t('run.underWay') : null}>
          {t('run.now')}
        </ReasonedButton>
      </Form>
    </section>
  )
}
