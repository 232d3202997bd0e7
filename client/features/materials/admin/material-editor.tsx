import { useMemo, useState } from 'react'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import { materialForm, sectionNames } from '../../../../domain/materials/editor-form.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Bilingual } from '../../../../domain/questions/text.ts'
import { chosenTerm } from '../../../office/editor/chosen-term.ts'
import { offeredTerms, type OfferedTerm } from '../../../../domain/vocabulary/terms.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import type { Controls } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import type { PublishingParts } from '../../../office/publishing/publishing-parts.tsx'
import { ChapterId } from './chapter-id.tsx'
import { ChapterRows } from './chapter-rows.tsx'
import { FilesControl } from './files-control.tsx'
import { PreviewPages } from './preview-pages.tsx'
import { ShownSections } from './shown-sections.tsx'

const controls: Controls = {
  chapters: ChapterRows,
  'chapters.*.id': ChapterId,
  files: FilesControl,
  'files.en.preview': PreviewPages,
  'files.hi.preview': PreviewPages,
}

type Named = { id: string; title: Bilingual }

type Props = PublishingParts & {
  detail: OfficeDetail
  userId: string
  exams: Named[]
  subjects: OfferedTerm[]
  series: Named[]
  courses: Named[]
  answer: EditorAnswer | undefined
}

/** Editor of a material, with the sections that its kind uses. */
export function MaterialEditor({ detail, userId, exams, subjects, series, courses, answer, ...slots }: Props) {
  const { t } = useTranslation('materialEditor')
  const { pick } = useBilingual()
  const [names, setNames] = useState(() => sectionNames(answer?.body ?? detail.draft.body))
  const form = useMemo(() => {
    const shown = names.split(' ')
    return { ...materialForm, sections: materialForm.sections.filter(({ name }) => shown.includes(name)) }
  }, [names])
  const choicesOf = (items: Named[]) => items.map(({ id, title }) => ({ value: id, label: pick(title) }))
  const subjectsToOffer = offeredTerms(subjects, chosenTerm(detail.draft.body, 'subject'))
  return (
    <EditorScreen
      form={form}
      detail={detail}
      userId={userId}
      labels="materialEditor"
      controls={controls}
      choices={{
        exams: choicesOf(exams),
        subject: choicesOf(subjectsToOffer),
        series: choicesOf(series),
        course: choicesOf(courses),
      }}
      back={{ to: officePaths.adminMaterials(), label: t('title') }}
      untitled={t('untitled')}
      answer={answer}
      above={<ShownSections onChange={setNames} />}
      {...slots}
    />
  )
}
