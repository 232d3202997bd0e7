import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Content } from './content.tsx'
import { useExam } from './exam-context.ts'
import { KindAnswer } from './kinds/registry.tsx'
import { ImageZoom, PassagePane } from './late-parts.ts'
import type { Zoom } from './question-bar.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { isZoomable, makeZoomable } from './zoomable.ts'

/** The question, beside the passage it is asked about where it has one. */
export function QuestionBody({ zoom }: { zoom: Zoom }) {
  const { t } = useTranslation('attempt')
  const { paper, question, view, number } = useExam()
  const body = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const passage = question.passageId && paper.passages.find(({ id }) => id === question.passageId)

  useEffect(() => makeZoomable(body.current, t('exam.enlarge')))
  const onPress = ({ target }: Pick<MouseEvent, 'target'>): boolean => {
    if (!isZoomable(target)) return false
    setPicture(target)
    return true
  }

  return (
    <div
      ref={body}
      role="presentation"
      onClick={onPress}
      onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && onPress(event) && event.preventDefault()}
      className="flex min-h-0 flex-1 flex-col md:flex-row"
    >
      {passage && <PassagePane key={passage.id} passage={passage} zoom={zoom} />}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ScrollBox label={t('exam.questionNo', { number: number(question.id) })} shows={question.id}>
          <div key={question.id} style={{ fontSize: `${zoom}%` }}>
            <Content text={question.stem} view={view} />
            <KindAnswer question={question} />
          </div>
        </ScrollBox>
      </div>
      {picture && <ImageZoom src={picture.src} alt={picture.alt} onClose={() => setPicture(null)} />}
    </div>
  )
}
