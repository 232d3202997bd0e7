import type { ReactNode } from 'react'
import type { TestStanding } from '../../../domain/catalogue/test-page.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHeading } from '../../office/frame/page-heading.tsx'

type Props = {
  standing: TestStanding
  testId: string
  /** Name of the screen. */
  page: string
  tabs: ReactNode
  action?: ReactNode
}

/** Heading of a screen of a test. */
export function TestHeading({ standing, testId, page, tabs, action }: Props) {
  const { t } = useTranslation('testPage')
  const { choose } = useBilingual()
  const { text, lang } = choose(standing.title)
  const name = text === '' ? t('testEditor:untitled') : text
  const title = `${page}: ${name}`
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading
        title={name}
        lang={text === '' ? undefined : lang}
        back={{ to: officePaths.adminTest(testId), label: t('tabs.test') }}
        tabs={tabs}
        action={action}
      />
    </>
  )
}
