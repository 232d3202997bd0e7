import type { PaperSection } from '../../../../domain/attempts/contract.ts'
import { accessTo } from '../../../../domain/attempts/palette.ts'
import { viewIn } from '../../../../domain/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { patternOfPaper } from '../pattern.ts'
import { Rules } from '../rules.tsx'
import { Content, ContentTitle } from './content.tsx'
import { useExam } from './exam-context.ts'
import { QuestionParts } from './question-parts.tsx'
import { ModalSheet } from './modal-sheet.tsx'

/** Every question that is open now, read-only. Answers are given in the screen behind. */
export function QuestionPaper({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempt')
  const { paper } = useExam()
  return (
    <ModalSheet title={t('exam.questionPaper')} look="large" onClose={onClose}>
      <div className="overflow-y-auto overscroll-contain p-4" tabIndex={0}>
        {paper.sections.map((section) => (
          <section key={section.id} className="mb-6">
            <h3 className="mb-2 text-base">
              <BilingualText text={section.title} />
            </h3>
            <SectionQuestions section={section} />
          </section>
        ))}
      </div>
    </ModalSheet>
  )
}

function SectionQuestions({ section }: { section: PaperSection }) {
  const { t } = useTranslation('attempt')
  const { paper, outline, number, attempt } = useExam()
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const passages = new Map(paper.passages.map((passage) => [passage.id, passage]))
  const view = viewIn(section.languages, attempt.language)
  const shown = section.questionIds.flatMap((id) => (accessTo(outline, id) === 'none' ? [] : (byId.get(id) ?? [])))
  if (shown.length === 0) return <p className="text-muted">{t('hall:panel.lockedSection')}</p>
  return (
    <ol className="grid grid-cols-1 gap-4">
      {shown.map((question, index) => {
        const passage = passages.get(question.passageId ?? '')
        const begins = passage && question.passageId !== shown[index - 1]?.passageId
        return (
          <li key={question.id} className="border-b border-hairline pb-4">
            {begins && (
              <div className="mb-3 rounded-md bg-sunken p-3">
                <p className="mb-1 font-semibold">
                  <ContentTitle text={passage.title} view={view} />
                </p>
                <Content text={passage.content} view={view} />
              </div>
            )}
            <p className="text-sm font-semibold text-muted">
              {t('exam.questionNo', { number: number(question.id) })}, {t(`kind.${question.kind}`)}
            </p>
            <Content text={question.stem} view={view} />
            <QuestionParts question={question} view={view} />
          </li>
        )
      })}
    </ol>
  )
}

export function InstructionsView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempt')
  const { paper, attempt } = useExam()
  return (
    <ModalSheet title={t('exam.instructions')} look="large" onClose={onClose}>
      <div className="overflow-y-auto overscroll-contain p-4" tabIndex={0}>
        <Rules pattern={patternOfPaper(paper)} practice={!attempt.online} />
      </div>
    </ModalSheet>
  )
}
