import { Link } from 'react-router'
import type { OfficeDetail } from '../../../../../domain/content/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { passageForm } from '../../../../../domain/questions/editor-form.ts'
import type { PassageQuestion } from '../../../../../domain/questions/preview.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { EditorAnswer } from '../../../../office/editor/editor-action.ts'
import type { Controls } from '../../../../office/editor/editor-context.ts'
import { EditorScreen } from '../../../../office/editor/editor-screen.tsx'
import type { PublishingParts } from '../../../../office/publishing/publishing-parts.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ComparedText } from './text-control.tsx'

const controls: Controls = { content: ComparedText }

type Props = PublishingParts & {
  detail: OfficeDetail
  userId: string
  exams: readonly { id: string; title: Bilingual }[]
  questions: readonly PassageQuestion[]
  answer: EditorAnswer | undefined
}

/** Editor of a passage, with its questions. */
export function PassageEditor({ detail, userId, exams, questions, side, ...slots }: Props) {
  const { t } = useTranslation('questionEditor')
  const { pick } = useBilingual()
  return (
    <EditorScreen
      form={passageForm}
      detail={detail}
      userId={userId}
      labels="questionEditor"
      controls={controls}
      choices={{ exams: exams.map(({ id, title }) => ({ value: id, label: pick(title) })) }}
      back={{ to: officePaths.adminBankTab('passages'), label: t('passages') }}
      untitled={t('passage.untitled')}
      above={questions.length > 0 && <Notice tone="info">{t('passage.follow', { count: questions.length })}</Notice>}
      side={
        <>
          {side}
          <PassageQuestions questions={questions} />
        </>
      }
      {...slots}
    />
  )
}

function PassageQuestions({ questions }: { questions: readonly PassageQuestion[] }) {
  const { t } = useTranslation('questionEditor')
  return (
    <section className="mt-5 min-w-0">
      <h2 className="mb-2 border-b border-hairline pb-1 text-base font-semibold">{t('passage.questions')}</h2>
      {questions.length === 0 && <p className="text-sm text-muted">{t('passage.none')}</p>}
      <ol className="divide-y divide-hairline">
        {questions.map(({ id, slug, title }) => (
          <li key={id} className="py-1 text-sm">
            <Link to={officePaths.adminQuestion(id)} className="link flex min-h-9 flex-wrap items-center gap-x-2">
              <span className="text-muted">{slug}</span>
              <BilingualText text={title} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
