import { useMemo, useState } from 'react'
import type { OfficeDetail } from '../../../../domain/content/contract.ts'
import { materialForm, sectionNames } from '../../../../domain/materials/editor-form.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../office/editor/editor-action.ts'
import type { Controls } from '../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../office/editor/editor-screen.tsx'
import { useTermChoices, type AssignableTerms } from '../../../office/editor/use-term-choices.ts'
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

type Props = PublishingParts &
  AssignableTerms & {
    detail: OfficeDetail
    userId: string
    answer: EditorAnswer | undefined
  }

/** Editor of a material, with the sections that its kind uses. */
export function MaterialEditor({ detail, userId, exams, subjects, series, courses, answer, ...slots }: Props) {
  const { t } = useTranslation('materialEditor')
  const choices = useTermChoices(detail.draft.body, { exams, subjects, series, courses })
  const [names, setNames] = useState(() => sectionNames(answer?.body ?? detail.draft.body))
  const form = useMemo(() => {
    const shown = names.split(' ')
    return { ...materialForm, sections: materialForm.sections.filter(({ name }) => shown.includes(name)) }
  }, [names])
  return (
    <EditorScreen
      form={form}
      detail={detail}
      userId={userId}
      labels="materialEditor"
      controls={controls}
      choices={choices}
      back={{ to: officePaths.adminMaterials(), label: t('title') }}
      untitled={t('untitled')}
      answer={answer}
      above={<ShownSections onChange={setNames} />}
      {...slots}
    />
  )
}
