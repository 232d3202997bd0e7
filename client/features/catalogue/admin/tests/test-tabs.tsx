import { officePaths } from '../../../../../domain/office-paths.ts'
import { learningPaths } from '../../../../../domain/learning-paths.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Tabs } from '../../../../office/frame/tabs.tsx'

type Props = {
  testId: string
  shown: 'test' | 'live' | 'statistics' | 'keys'
  /** True once students can open it. */
  isPublished: boolean
}

/** Screens of one test. Before its publication it has no live room, no statistics and no errata. */
export function TestTabs({ testId, shown, isPublished }: Props) {
  const { t } = useTranslation('testPage')
  const tabs = [
    { tab: 'test', to: officePaths.adminTest(testId) },
    { tab: 'live', to: officePaths.adminTestLive(testId), isOfPublished: true },
    { tab: 'statistics', to: officePaths.adminTestStatistics(testId), isOfPublished: true },
    { tab: 'keys', to: officePaths.adminTestKeys(testId) },
    { tab: 'errata', to: learningPaths.testErrata(testId), isOfPublished: true },
    { tab: 'print', to: officePaths.adminTestPrint(testId) },
  ] as const
  const open = tabs.filter((tab) => isPublished || !('isOfPublished' in tab))
  return (
    <Tabs
      label={t('tabs.label')}
      shown={shown}
      tabs={open.map(({ tab, to }) => ({ tab, to, label: t(`tabs.${tab}`) }))}
    />
  )
}
