import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { PageHeading } from '../../../office/frame/page-heading.tsx'
import { Tabs } from '../../../office/frame/tabs.tsx'
import { bankTabs, type BankTab } from './bank-tabs.ts'

/** Heading of /admin/question-bank with its tabs. */
export function BankHeading({ shown, action }: { shown: BankTab; action?: ReactNode }) {
  const { t } = useTranslation('questionBank')
  const tabs = bankTabs.map((tab) => ({ tab, label: t(`tabs.${tab || 'questions'}`) }))
  return <PageHeading title={t('title')} action={action} tabs={<Tabs label={t('title')} tabs={tabs} shown={shown} />} />
}
