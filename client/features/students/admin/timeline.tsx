import type { ComponentType, ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Activity } from '../../../../domain/activities/contract.ts'
import { timelineKinds } from '../../../../domain/students/timeline.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ChoiceLinks } from '../../../office/list/choice-links.tsx'
import { Paging } from '../../../office/list/paging.tsx'
import type { StudentData } from './load-student.ts'
import { TimelineRow } from './timeline-row.tsx'

type Props = {
  data: StudentData
  /** Form of a new note. */
  note: ReactNode
  /** Draws the facts of an activity. */
  ActivityFacts: ComponentType<{ activity: Activity }>
}

/** Timeline of a student, newest first, with a filter by kind. */
export function Timeline({ data, note, ActivityFacts }: Props) {
  const { t } = useTranslation('studentPage')
  const { pathname } = useLocation()
  const { page, kind, isFirst, now } = data
  const { items, next } = page.timeline
  const address = (parts: Record<string, string>) => {
    const search = new URLSearchParams({ ...(kind && { kind }), ...parts })
    return search.size > 0 ? `${pathname}?${search}` : pathname
  }
  const choices = [
    { to: pathname, label: t('timeline.all'), isShown: kind === null },
    ...timelineKinds.map((each) => ({
      to: `${pathname}?${new URLSearchParams({ kind: each })}`,
      label: t(`timeline.kinds.${each}`),
      isShown: kind === each,
    })),
  ]
  return (
    <section aria-labelledby="timeline-title" className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2 id="timeline-title" className="text-lg">
          {t('timeline.label')}
        </h2>
        {note}
      </div>
      <ChoiceLinks label={t('timeline.filter')} choices={choices} />
      {items.length === 0 ? (
        <p className="py-6 text-muted">{t('timeline.empty')}</p>
      ) : (
        <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
          {items.map((entry) => (
            <TimelineRow key={entry.id} entry={entry} now={now} ActivityFacts={ActivityFacts} />
          ))}
        </ol>
      )}
      <Paging
        label={t('timeline.pages')}
        first={isFirst ? null : address({})}
        next={next === null ? null : address({ cursor: next })}
      />
    </section>
  )
}
