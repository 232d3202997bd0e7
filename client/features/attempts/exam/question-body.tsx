import { useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from './content.tsx'
import { useExam } from './exam-context.ts'
import { KindAnswer } from './kinds/registry.tsx'
import { CertaintyButtons, PassagePane, Pictures } from './lazy-parts.ts'
import type { Zoom } from './question-bar.tsx'
import { ScrollBox } from './scroll-box.tsx'

/** The question, with its passage if it has one. */
export function QuestionBody({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation('attempt')
  const { attempt, paper, question, view, number } = useExam()
  const body = useRef<HTMLDivElement>(null)
  const passage = paper.passages.find(({ id }) => id === question.passageId)
  return (
    <div ref={body} className="flex min-h-0 flex-1 flex-col md:flex-row small:block">
      {passage && <PassagePane key={passage.id} passage={passage} zoom={zoom} />}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ScrollBox label={t('exam.questionNo', { number: number(question.id) })} shows={question.id}>
          <div key={question.id} style={{ fontSize: `${zoom}%` }}>
            <Content text={question.stem} view={view} />
            <KindAnswer question={question} />
          </div>
          {attempt.online && <CertaintyButtons />}
        </ScrollBox>
      </div>
      <Pictures key={question.id} body={body} />
    </div>
  )
}
