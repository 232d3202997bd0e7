import type { TestSummary } from '../../../domain/catalogue/contract.ts'
import { nextInSeries } from '../../../domain/catalogue/next-in-series.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { isFinished } from './test-action.ts'
import { TestButton } from './test-button.tsx'
import { TestFacts } from './test-facts.tsx'

/** The one test to do next in a series, with the page's main button; a sentence once every test is taken. */
export function NextTestCard({ tests, serverNow }: { tests: TestSummary[]; serverNow: number }) {
  const { t } = useTranslation('catalogue')
  const next = nextInSeries(tests)
  const isDone = tests.length > 0 && tests.every(isFinished)
  if (isDone) return <p className="mt-4 font-semibold text-success">{t('next.allDone')}</p>
  if (!next) return null
  const label = next.mine ? 'next.running' : tests.some(({ mine }) => mine !== null) ? 'next.next' : 'next.first'
  return (
    <section
      aria-label={t(label)}
      className="mt-4 flex flex-col gap-3 rounded-md border-2 border-primary bg-surface p-4 sm:flex-row sm:items-center"
    >
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold text-primary">{t(label)}</p>
        <p className="text-lg leading-snug font-semibold">
          <BilingualText text={next.title} />
        </p>
        <TestFacts test={next} />
      </div>
      <TestButton test={next} serverNow={serverNow} />
    </section>
  )
}
