import { useCallback, useMemo, useState } from 'react'
import { testForm } from '../../../../../domain/catalogue/test-form.ts'
import type { TestStanding } from '../../../../../domain/catalogue/test-page.ts'
import type { TestPattern, TestPatternLine } from '../../../../../domain/catalogue/test-patterns.ts'
import type { OfficeDetail } from '../../../../../domain/content/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { PaperQuestion } from '../../../../../domain/questions/picking.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../../office/editor/editor-action.ts'
import type { Controls } from '../../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../../office/editor/editor-screen.tsx'
import type { PublishingParts } from '../../../../office/publishing/publishing-parts.tsx'
import { PaperContext, type PaperData, type Topic } from './paper/paper-context.ts'
import { PatternControl } from './paper/pattern-control.tsx'
import { SectionsControl } from './paper/sections-control.tsx'
import { usePatternName } from './paper/use-pattern-name.ts'
import { StructureControl } from './paper/when-frozen.tsx'
import { StandingNotice } from './standing-notice.tsx'
import { TestTabs } from './test-tabs.tsx'

const controls: Controls = {
  presetVersionId: PatternControl,
  durationMinutes: StructureControl,
  'sections.*.minutes': StructureControl,
  sections: SectionsControl,
}

type Titled = { id: string; title: Bilingual }

type Loaded = {
  subjects: Titled[]
  topics: Topic[]
  /** Patterns to choose from, and that of the draft. */
  offered: TestPatternLine[]
  pattern: TestPattern | null
  /** Questions of the draft. */
  questions: PaperQuestion[]
}

type Props = PublishingParts & {
  detail: OfficeDetail
  userId: string
  exams: Titled[]
  loaded: Loaded
  standing: TestStanding
  answer: EditorAnswer | undefined
}

/** Data of the loader, with the questions and patterns that were chosen since. */
const usePaper = ({ questions, pattern, offered, subjects, topics }: Loaded, isFrozen: boolean): PaperData => {
  const [added, setAdded] = useState<readonly PaperQuestion[]>([])
  const [read, setRead] = useState<readonly TestPattern[]>([])
  const rememberQuestions = useCallback((more: readonly PaperQuestion[]) => setAdded((held) => [...held, ...more]), [])
  const rememberPattern = useCallback((more: TestPattern) => setRead((held) => [...held, more]), [])
  return useMemo(() => {
    const known = [...added, ...questions]
    // A newer version is shown with the facts of its question.
    const current = known.map((each) => ({ ...each, versionId: each.currentVersionId }))
    return {
      questions: new Map([...current, ...known].map((each) => [each.versionId, each])),
      patterns: new Map([...read, ...(pattern ? [pattern] : [])].map((each) => [each.presetVersionId, each])),
      rememberQuestions,
      rememberPattern,
      offered,
      subjects,
      topics,
      isFrozen,
    }
  }, [added, questions, read, pattern, offered, subjects, topics, isFrozen, rememberQuestions, rememberPattern])
}

/** Editor of a test. */
export function TestEditor({ detail, userId, exams, loaded, standing, answer, ...slots }: Props) {
  const { offered, pattern } = loaded
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  const paper = usePaper(loaded, standing.isAttempted)
  const { nameOf, lineOf } = usePatternName()
  const optionOf = ({ id, title }: Titled) => ({ value: id, label: pick(title) })
  const lines = offered.map((line) => ({ value: line.presetVersionId, label: lineOf(line) }))
  const isEarlier = pattern !== null && !lines.some(({ value }) => value === pattern.presetVersionId)
  const choices = {
    exams: exams.map(optionOf),
    presetVersion: [
      ...lines,
      ...(isEarlier ? [{ value: pattern.presetVersionId, label: `${nameOf(pattern)}: ${t('pattern.earlier')}` }] : []),
    ],
  }
  return (
    <PaperContext value={paper}>
      <EditorScreen
        form={testForm}
        detail={detail}
        userId={userId}
        labels="testEditor"
        controls={controls}
        choices={choices}
        back={{ to: officePaths.adminTests(), label: t('title') }}
        untitled={t('untitled')}
        answer={answer}
        tabs={<TestTabs testId={detail.id} shown="test" {...standing} />}
        above={<StandingNotice testId={detail.id} standing={standing} />}
        {...slots}
      />
    </PaperContext>
  )
}
