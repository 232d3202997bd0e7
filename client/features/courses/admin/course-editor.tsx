import { useCallback, useMemo, useState } from 'react'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import { courseForm } from '../../../../domain/courses/editor-form.ts'
import type { LessonItem } from '../../../../domain/courses/office.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useBilingual, useLanguage } from '../../../i18n/use-language.ts'
import { chosenTerm } from '../../../office/editor/chosen-term.ts'
import { offeredTerms, type OfferedTerm } from '../../../../domain/vocabulary/terms.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import type { Controls } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import type { PublishingParts } from '../../../office/publishing/publishing-parts.tsx'
import { CurriculumControl } from './curriculum-control.tsx'
import { DripControl } from './drip-control.tsx'
import { FinalTestControl, testLessonsIn } from './final-test-control.tsx'
import { ItemControl } from './item-control.tsx'
import { itemKey, LessonItemsContext } from './lesson-items-context.ts'

const controls: Controls = {
  chapters: CurriculumControl,
  'chapters.*.lessons.*.drip': DripControl,
  'chapters.*.lessons.*.videoId': ItemControl,
  'chapters.*.lessons.*.materialId': ItemControl,
  'chapters.*.lessons.*.testId': ItemControl,
  'completion.finalTest': FinalTestControl,
}

type Titled = { id: string; title: Bilingual }

type Props = PublishingParts & {
  detail: OfficeDetail
  userId: string
  exams: Titled[]
  subjects: OfferedTerm[]
  series: Titled[]
  items: LessonItem[]
  answer: EditorAnswer | undefined
}

/** Items of the loader, with those that were chosen since. */
const useKnownItems = (items: LessonItem[]) => {
  const [chosen, setChosen] = useState<readonly LessonItem[]>([])
  const remember = useCallback((more: readonly LessonItem[]) => setChosen((held) => [...held, ...more]), [])
  return useMemo(
    () => ({ known: new Map([...chosen, ...items].map((item) => [itemKey(item), item])), remember }),
    [items, chosen, remember],
  )
}

/** Editor of a course. */
export function CourseEditor({ detail, userId, exams, subjects, series, items, answer, ...slots }: Props) {
  const { t } = useTranslation('courseEditor')
  const { pick } = useBilingual()
  const { language } = useLanguage()
  const known = useKnownItems(items)
  const optionOf = ({ id, title }: Titled) => ({ value: id, label: pick(title) })
  const choices = {
    exams: exams.map(optionOf),
    subject: offeredTerms(subjects, chosenTerm(detail.draft.body, 'subject')).map(optionOf),
    series: series.map(optionOf),
    lesson: testLessonsIn(detail.draft.body['chapters'], language, t('curriculum.untitled')),
    video: items.filter(({ kind }) => kind === 'video').map(optionOf),
    material: items.filter(({ kind }) => kind === 'material').map(optionOf),
    test: items.filter(({ kind }) => kind === 'test').map(optionOf),
  }
  return (
    <LessonItemsContext value={known}>
      <EditorScreen
        form={courseForm}
        detail={detail}
        userId={userId}
        labels="courseEditor"
        controls={controls}
        choices={choices}
        back={{ to: officePaths.adminCourses(), label: t('title') }}
        untitled={t('untitled')}
        answer={answer}
        {...slots}
      />
    </LessonItemsContext>
  )
}
