import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Bilingual } from '../../../../domain/questions/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TestBack } from '../../../ui/test-back.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { partOf, resultTabs, type ResultTab } from './tabs.ts'

type Props = {
  testId: string
  title: Bilingual | null
  series: { id: string; title: Bilingual } | null
  /** Attempt of the tabs; null where its result is not released, which has one part only. */
  attemptId: string | null
  shown: ResultTab
  children: ReactNode
}

/** Heading and tabs of a result around one of its parts. */
export function ResultFrame({ testId, title, series, attemptId, shown, children }: Props) {
  const { t } = useTranslation('result')
  return (
    <div className="page grid grid-cols-1 gap-4 py-1 md:gap-6 md:py-6">
      <div>
        <TestBack series={series} />
        <h1 className="text-lg leading-snug md:text-2xl">
          <span className="sr-only text-sm font-normal text-muted md:not-sr-only md:block">{t('title')}</span>
          {title && <BilingualText text={title} />}
        </h1>
        {attemptId !== null && <ResultTabs testId={testId} attemptId={attemptId} shown={shown} />}
      </div>
      {children}
    </div>
  )
}

function ResultTabs({ testId, attemptId, shown }: { testId: string; attemptId: string; shown: ResultTab }) {
  const { t } = useTranslation('result')
  return (
    <nav aria-label={t('tabs.label')} className="mt-1 flex overflow-x-auto border-b border-hairline">
      {resultTabs.map(([tab, address]) => (
        <Link
          key={tab}
          to={partOf(address, testId, attemptId)}
          aria-current={tab === shown ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-11 shrink-0 items-center border-b-2 px-3 text-sm max-sm:px-2 font-semibold',
            tab === shown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {t(`tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  )
}
