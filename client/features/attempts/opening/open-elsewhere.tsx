import type { TestDetail } from '../../../../domain/catalogue/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TestBack } from '../../../ui/test-back.tsx'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** The attempt is open in another window: taking it over needs a press. */
export function OpenElsewhere({ test, onContinue }: { test: TestDetail; onContinue: () => void }) {
  const { t } = useTranslation('attempt')
  return (
    <div className="page max-w-2xl py-4 md:py-8">
      <TestBack series={test.series} />
      <h1 className="mb-6 text-2xl">
        <BilingualText text={test.title} />
      </h1>
      <Notice
        tone="warning"
        title={t('elsewhere.title')}
        actions={<Button onClick={onContinue}>{t('elsewhere.action')}</Button>}
      >
        {t('elsewhere.text')}
      </Notice>
    </div>
  )
}
