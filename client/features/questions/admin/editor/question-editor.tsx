import { useMemo, type ReactNode } from 'react'
import type { OfficeDetail } from '../../../../../domain/content/contract.ts'
import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { questionForm } from '../../../../../domain/questions/editor-form.ts'
import { readableExcerpt } from '../../../../../domain/questions/readable-excerpt.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import type { QuestionUse } from '../../../../../domain/questions/uses.ts'
import { offeredTerms, type OfferedTerm } from '../../../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { chosenTerm } from '../../../../office/editor/chosen-term.ts'
import type { EditorAnswer } from '../../../../office/editor/editor-action.ts'
import type { Controls } from '../../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../../office/editor/editor-screen.tsx'
import type { PublishingParts } from '../../../../office/publishing/publishing-parts.tsx'
import { QuestionUses } from '../uses/question-uses.tsx'
import { AnswerControl } from './answer-control.tsx'
import { KindControl } from './kind-control.tsx'
import { MatrixItems, MatrixKeyControl } from './matrix-controls.tsx'
import { PassageControl } from './passage-control.tsx'
import { SubjectControl, TopicControl } from './place-controls.tsx'
import { QuestionDataContext, type QuestionData } from './question-data.ts'
import { ReasonsControl } from './reasons-control.tsx'
import { StatementsControl } from './statements-control.tsx'
import { TagsControl } from './tags-control.tsx'
import { ComparedText } from './text-control.tsx'
import { UsesNotice } from './uses-notice.tsx'

const controls: Controls = {
  key: KindControl,
  passageId: PassageControl,
  stem: ComparedText,
  statements: StatementsControl,
  options: AnswerControl,
  reasons: ReasonsControl,
  rows: MatrixItems,
  columns: MatrixItems,
  multiple: MatrixKeyControl,
  solution: ComparedText,
  hint: ComparedText,
  subject: SubjectControl,
  topic: TopicControl,
  tags: TagsControl,
}

const titleFrom = { path: 'stem', shown: readableExcerpt }

type Titled = { id: string; title: Bilingual }

type Props = PublishingParts &
  QuestionData & {
    detail: OfficeDetail
    userId: string
    exams: readonly Titled[]
    subjects: readonly OfferedTerm[]
    passages: readonly Titled[]
    /** Tests that hold the question. */
    uses: readonly QuestionUse[]
    /** Panel of questions that are like this one. */
    similar?: ReactNode
    answer: EditorAnswer | undefined
  }

/** Editor of a question. */
export function QuestionEditor(props: Props) {
  const { detail, userId, exams, subjects, passages, topics, tags, uses, similar, side, ...slots } = props
  const { t } = useTranslation('questionEditor')
  const { pick } = useBilingual()
  const data = useMemo(() => ({ topics, tags }), [topics, tags])
  const optionOf = ({ id, title }: Titled) => ({ value: id, label: pick(title) })
  const choices = {
    exams: exams.map(optionOf),
    subject: offeredTerms(subjects, chosenTerm(detail.draft.body, 'subject')).map(optionOf),
    passage: passages.map(optionOf),
  }
  return (
    <QuestionDataContext value={data}>
      <EditorScreen
        form={questionForm}
        detail={detail}
        userId={userId}
        labels="questionEditor"
        controls={controls}
        choices={choices}
        back={{ to: officePaths.adminQuestionBank(), label: t('bank') }}
        untitled={t('untitled')}
        titleFrom={titleFrom}
        above={<UsesNotice questionId={detail.id} uses={uses} />}
        side={
          <>
            {side}
            {similar}
            <section className="mt-5 min-w-0">
              <h2 className="mb-2 border-b border-hairline pb-1 text-base font-semibold">{t('questionUses:title')}</h2>
              <QuestionUses uses={uses} />
              <Link
                to={officePaths.adminQuestionStatistics(detail.id)}
                className="link inline-flex min-h-11 items-center"
              >
                {t('questionStatistics:open')}
              </Link>
            </section>
          </>
        }
        {...slots}
      />
    </QuestionDataContext>
  )
}
