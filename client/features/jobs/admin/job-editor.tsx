import { useEffect } from 'react'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import { jobForm } from '../../../../domain/jobs/editor-form.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import type { Controls } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import type { PublishingParts } from '../../../office/publishing/publishing-parts.tsx'
import { focusField } from '../../../office/editor/focus-field.ts'
import { CancelledControl } from './controls/cancelled-control.tsx'
import { CategoryRows } from './controls/category-rows.tsx'
import { CorrigendumControl } from './controls/corrigendum-control.tsx'
import { DateRows } from './controls/date-rows.tsx'
import { LinkRows } from './controls/link-rows.tsx'
import { OrganisationControl } from './controls/organisation-control.tsx'
import { PayControl } from './controls/pay-control.tsx'
import { QuickMomentControl } from './controls/quick-moment.tsx'
import { VacancyGrid } from './controls/vacancy-grid.tsx'
import { CorrigendumOffer } from './corrigendum-offer.tsx'
import { JobEditorContext, type JobEditorData } from './job-editor-context.ts'
import { keptNotice } from './kept-notice.ts'
import { nextMarkId, UncheckedBar } from './unchecked-bar.tsx'
import { NoticePanel } from './notice-panel.tsx'

const controls: Controls = {
  organisationId: OrganisationControl,
  dates: DateRows,
  'dates.*.at': QuickMomentControl,
  'dates.*.until': QuickMomentControl,
  'posts.*.pay': PayControl,
  'posts.*.vacancies': VacancyGrid,
  fees: CategoryRows,
  relaxations: CategoryRows,
  links: LinkRows,
  cancelled: CancelledControl,
  corrigendum: CorrigendumControl,
}

type Props = PublishingParts & {
  detail: OfficeDetail
  userId: string
  data: JobEditorData
  exams: { id: string; title: Bilingual }[]
  answer: EditorAnswer | undefined
}

/** Focuses the marks of a notice that was just read; where none is, the first field. */
const focusOutcome = (): void => {
  const next = document.getElementById(nextMarkId)
  if (next) next.focus()
  else focusField('title.en')
}

/** Editor of a job notice. */
export function JobEditor({ detail, userId, data, exams, answer, side, ...slots }: Props) {
  useEffect(() => {
    if (keptNotice(userId).forgetSent()) focusOutcome()
  }, [userId])
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const choices = {
    organisation: data.organisations.map(({ id, name }) => ({ value: id, label: pick(name) })),
    exams: exams.map(({ id, title }) => ({ value: id, label: pick(title) })),
  }
  return (
    <JobEditorContext value={data}>
      <EditorScreen
        form={jobForm}
        detail={detail}
        userId={userId}
        labels="jobEditor"
        controls={controls}
        choices={choices}
        back={{ to: officePaths.adminJobs(), label: t('title') }}
        untitled={t('untitled')}
        answer={answer}
        {...slots}
        above={
          <>
            <CorrigendumOffer />
            <UncheckedBar />
            <div className="office-notice z-10 lg:sticky lg:top-28 2xl:hidden">
              <NoticePanel height="max-h-[28vh]" />
            </div>
          </>
        }
        side={
          <div className="grid gap-5">
            <div className="max-2xl:hidden">
              <NoticePanel height="max-h-[60vh]" />
            </div>
            {side}
          </div>
        }
      />
    </JobEditorContext>
  )
}
