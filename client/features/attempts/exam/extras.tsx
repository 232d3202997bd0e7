import { optionsOf } from '../../../../domain/questions/kinds/options.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { patternOfPaper } from '../pattern.ts'
import { Rules } from '../rules.tsx'
import { Content } from './content.tsx'
import { useExam } from './exam-context.ts'
import { ModalSheet } from './modal-sheet.tsx'
import { letterOf } from './option-list.tsx'

/** Every question of the paper to read through; answers are given in the screen behind. */
export function QuestionPaper({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempt')
  const { paper, number, sitting } = useExam()
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  return (
    <ModalSheet title={t('exam.questionPaper')} look="large" onClose={onClose}>
      <div className="overflow-y-auto overscroll-contain p-4" tabIndex={0}>
        {paper.sections.map((section) => (
          <section key={section.id} className="mb-6">
            <h3 className="mb-2 text-base">
              <BilingualText text={section.title} />
            </h3>
            <ol className="grid grid-cols-1 gap-4">
              {section.questionIds.map((id) => {
                const question = byId.get(id)
                return (
                  question && (
                    <li key={id} className="border-b border-hairline pb-4">
                      <p className="text-sm font-semibold text-muted">{t('exam.questionNo', { number: number(id) })}</p>
                      <Content text={question.stem} view={sitting.language} />
                      {optionsOf(question).map(({ id: optionId, content }, index) => (
                        <div key={optionId} className="mt-1 flex gap-2 ps-2">
                          <span className="font-semibold text-muted">{letterOf(index)}</span>
                          <div className="min-w-0 flex-1">
                            <Content text={content} view={sitting.language} />
                          </div>
                        </div>
                      ))}
                    </li>
                  )
                )
              })}
            </ol>
          </section>
        ))}
      </div>
    </ModalSheet>
  )
}

export function InstructionsView({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attempt')
  const { paper, sitting } = useExam()
  return (
    <ModalSheet title={t('exam.instructions')} look="large" onClose={onClose}>
      <div className="overflow-y-auto overscroll-contain p-4" tabIndex={0}>
        <Rules pattern={patternOfPaper(paper)} practice={!sitting.online} />
      </div>
    </ModalSheet>
  )
}
