import { useState } from 'react'
import { officePaths } from '../../../domain/office-paths.ts'
import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { PrintPage } from '../../features/attempts/print/print-page.tsx'
import { PrintedKeyOf } from '../../features/attempts/print/printed-key.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/test-print.ts'

export const handle = { strings: ['print', 'office', 'bank', 'test-page'], audience: 'admin' } satisfies PageHandle

const extents = ['paper', 'keys', 'solutions'] as const

export const loader = async ({ context, params: { id: testId } }: Route.LoaderArgs) => {
  const { preview } = context.get(apiContext).admin.tests[':testId']
  const param = { testId }
  const [{ paper }, { items }] = await load(
    Promise.all([unwrap(preview.$get({ param })), unwrap(preview.keys.$get({ param }))]),
  )
  return { testId, paper, keys: items }
}

/** The draft of a test on paper, also with its keys and solutions. */
export default function AdminTestPrint({ loaderData: { testId, paper, keys } }: Route.ComponentProps) {
  const { t } = useTranslation('testPage')
  const { pick } = useBilingual()
  const [extent, setExtent] = useState<(typeof extents)[number]>('paper')
  const title = t('print.title', { title: pick(paper.title) })
  const byQuestion = new Map(keys.map((key) => [key.questionId, key]))
  return (
    <main id="main">
      <PageHead title={title} description={title} index={false} />
      <PrintPage
        paper={paper}
        candidate={{ name: null, studentId: null }}
        back={{ to: officePaths.adminTest(testId), label: t('print.back') }}
        options={
          <label className="grid gap-1 font-semibold">
            {t('print.extent')}
            <select
              value={extent}
              onChange={({ target }) => setExtent(extents.find((each) => each === target.value) ?? 'paper')}
              className="field font-normal"
            >
              {extents.map((each) => (
                <option key={each} value={each}>
                  {t(`print.${each}`)}
                </option>
              ))}
            </select>
          </label>
        }
        renderBelow={(question, view) => {
          const key = byQuestion.get(question.id)
          if (extent === 'paper' || !key) return null
          return <PrintedKeyOf question={question} printed={key} view={view} withSolution={extent === 'solutions'} />
        }}
      />
    </main>
  )
}
