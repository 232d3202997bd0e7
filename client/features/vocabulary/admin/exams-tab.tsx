import { Form, useNavigation } from 'react-router'
import { isExamUsed, type OfficeExam } from '../../../../domain/vocabulary/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../office/office-action.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { EarlierNames } from './earlier-names.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { answerTo, NameFields, RefusedNotice } from './name-fields.tsx'

type Answered = { answer: OfficeAnswer | undefined }

/** Exams in the order of every list, with their use. */
export function ExamsTab({ exams, answer }: { exams: OfficeExam[] } & Answered) {
  const { t } = useTranslation('vocabulary')
  return (
    <div className="grid max-w-4xl gap-4">
      <p className="max-w-reading text-muted">{t('exams.intro')}</p>
      {answer && !answer.intent.startsWith('save') && <RefusedNotice answer={answer} />}
      <details key={exams.length} className="card px-3 py-2" open={answerTo(answer, 'save-exam', '') !== undefined}>
        <summary className="cursor-pointer font-semibold text-primary">{t('exams.add')}</summary>
        <ExamForm exam={null} answer={answer} />
      </details>
      {exams.length === 0 && <EmptyState text={t('exams.none')} />}
      <ol className="divide-y divide-hairline rounded-md border border-hairline bg-surface">
        {exams.map((exam, index) => (
          <ExamRow
            key={exam.id}
            exam={exam}
            isFirst={index === 0}
            isLast={index === exams.length - 1}
            answer={answer}
          />
        ))}
      </ol>
    </div>
  )
}

type RowProps = { exam: OfficeExam; isFirst: boolean; isLast: boolean } & Answered

function ExamRow({ exam, isFirst, isLast, answer }: RowProps) {
  const { t } = useTranslation('vocabulary')
  const { pick } = useBilingual()
  const uses = (['items', 'tests', 'presets', 'drafts'] as const).filter((each) => exam[each] > 0)
  return (
    <li className="flex items-start gap-2 px-2 py-1.5">
      <MoveButtons id={exam.id} of="exam" name={pick(exam.title)} isFirst={isFirst} isLast={isLast} />
      <details
        key={`${exam.slug} ${exam.title.en} ${exam.title.hi}`}
        className="min-w-0 grow"
        open={answerTo(answer, 'save-exam', exam.id) !== undefined}
      >
        <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-baseline gap-x-4 py-1.5 after:col-start-2 after:row-start-1 sm:grid-cols-[1fr_auto_auto] sm:after:col-start-3">
          <span className="min-w-0">
            <span className="font-semibold">{pick(exam.title)}</span>{' '}
            <span className="text-sm text-muted">{exam.slug}</span>{' '}
            {exam.hidden && <Badge tone="neutral">{t('exams.hidden')}</Badge>}
          </span>
          <span className="tabular text-sm text-muted">
            {uses.length === 0 ? t('unused') : uses.map((each) => t(`uses.${each}`, { count: exam[each] })).join(' · ')}
          </span>
        </summary>
        <ExamForm exam={exam} answer={answer} />
        <EarlierNames
          id={exam.id}
          intent="save-exam"
          title={exam.title}
          earlier={exam.earlier}
          fields={{ slug: exam.slug }}
        />
        <ExamVisibility exam={exam} />
      </details>
    </li>
  )
}

function ExamForm({ exam, answer }: { exam: OfficeExam | null } & Answered) {
  const { t } = useTranslation('vocabulary')
  const isBusy = useNavigation().state !== 'idle'
  const own = answerTo(answer, 'save-exam', exam?.id ?? '')
  const fault = own?.fields['slug']
  const isFixed = exam !== null && isExamUsed(exam)
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3 py-3 sm:grid-cols-2">
      <input type="hidden" name="id" value={exam?.id ?? ''} />
      <div className="empty:hidden sm:col-span-2">
        <RefusedNotice answer={own} title={exam?.title ?? null} />
      </div>
      <NameFields title={exam?.title ?? null} answer={own} />
      <Field
        label={t('exams.slug')}
        name="slug"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        readOnly={isFixed}
        defaultValue={own?.values['slug'] ?? exam?.slug ?? ''}
        hint={t(isFixed ? 'exams.slugFixed' : 'exams.slugHint')}
        {...(fault !== undefined && {
          error: fault === 'taken' ? t('taken') : fault === 'used' ? t('exams.slugFixed') : t('exams.slugInvalid'),
        })}
      />
      <div className="sm:col-span-2">
        <Button type="submit" name="intent" value="save-exam" disabled={isBusy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}

function ExamVisibility({ exam: { id, hidden, ...exam } }: { exam: OfficeExam }) {
  const { t } = useTranslation('vocabulary')
  if (!hidden && isExamUsed(exam)) return <p className="pb-2 text-sm text-muted">{t('exams.used')}</p>
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3 pb-2">
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value={hidden ? 'show-exam' : 'hide-exam'} className={compactButton}>
        {t(hidden ? 'exams.show' : 'exams.hide')}
      </button>
      <span className="text-sm text-muted">{t(hidden ? 'exams.showText' : 'exams.hideText')}</span>
    </Form>
  )
}
