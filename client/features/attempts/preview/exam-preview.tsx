import { lazy, Suspense, useMemo, useState } from 'react'
import type { Paper } from '../../../../domain/attempts/contract.ts'
import { takenPaper } from '../../../../domain/attempts/palette.ts'
import type { Language } from '../../../../domain/language.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageSkeleton } from '../../../ui/skeleton.tsx'
import { createMemoryAttempt } from '../controller/memory-attempt.ts'
import { ExamNoticeContext } from '../exam/exam-notice.ts'
import { requestFullScreen } from '../exam/exam-overlay.tsx'
import { Instructions } from '../opening/instructions.tsx'
import { patternOfPaper } from '../pattern.ts'

const ExamScreen = lazy(() => import('../exam/exam-screen.tsx'))

type Props = {
  paper: Paper
  /** Text of the button that closes the exam screen. */
  leave: string
  /** Called when the button is pressed, the paper is handed in or its time is over. */
  onLeave: () => void
}

/** Sections, questions and times of a paper: with other ones its preview begins anew. */
const structureOf = ({ durationMs, navigation, sections, questions }: Paper): string =>
  JSON.stringify([
    durationMs,
    navigation,
    sections.map((section) => [section.id, section.durationMs, section.questionIds]),
    questions.map(({ id, kind }) => [id, kind]),
  ])

/**
 * A paper in the students' exam screen, over the whole page, with nothing recorded: no request, no journal. It follows
 * changed texts of the paper, and begins anew where its structure changed. For browsers only.
 */
export function ExamPreview(props: Props) {
  const { language } = useLanguage()
  return <OpenExam key={structureOf(props.paper)} language={language} {...props} />
}

/** The same after the instructions, whose choices of language and sections it follows. */
export function TestPreview({ paper, leave, onLeave }: Props) {
  const { t } = useTranslation('publishing')
  const [begun, setBegun] = useState<{ language: Language; sections: string[] } | null>(null)
  const taken = useMemo(() => (begun ? takenPaper(paper, begun.sections) : paper), [paper, begun])
  const end = () => {
    setBegun(null)
    onLeave()
  }
  if (begun)
    return <OpenExam key={structureOf(taken)} language={begun.language} paper={taken} leave={leave} onLeave={end} />
  return (
    <Instructions
      pattern={patternOfPaper(paper)}
      busy={false}
      lead={<p className="text-muted">{t('preview.notRecorded')}</p>}
      onBegin={(language, sections) => {
        requestFullScreen()
        const optional = new Set(sections)
        const isTaken = (section: Paper['sections'][number]) => !section.optional || optional.has(section.id)
        setBegun({ language, sections: paper.sections.filter(isTaken).map(({ id }) => id) })
      }}
    />
  )
}

/** Keeps answers and clock while the texts of the paper change. */
function OpenExam({ paper, language, leave, onLeave }: Props & { language: Language }) {
  const { t } = useTranslation('publishing')
  const [opened] = useState(() => createMemoryAttempt({ paper, language, attemptId: 'preview', onEnd: onLeave }))
  const attempt = useMemo(() => ({ ...opened, paper }), [opened, paper])
  const candidate = { name: t('preview.candidate'), photoURL: null }
  return (
    <ExamNoticeContext value={<Notice leave={leave} onLeave={onLeave} />}>
      <Suspense fallback={<PageSkeleton />}>
        <ExamScreen attempt={attempt} candidate={candidate} onReopen={async () => true} onLeave={onLeave} />
      </Suspense>
    </ExamNoticeContext>
  )
}

function Notice({ leave, onLeave }: Omit<Props, 'paper'>) {
  const { t } = useTranslation('publishing')
  return (
    <p className="flex shrink-0 items-center justify-between gap-4 border-b border-warning bg-warning-soft ps-3 text-sm">
      {t('preview.notRecorded')}
      <button type="button" onClick={onLeave} className="link min-h-11 shrink-0 px-3 font-semibold">
        {leave}
      </button>
    </p>
  )
}
