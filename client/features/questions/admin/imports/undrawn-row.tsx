import type { RowFault } from '../../../../../domain/questions/imports/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { FaultList } from './fault-list.tsx'

/** Reasons why a row cannot be shown as a question. */
export function UndrawnRow({ faults }: { faults: readonly RowFault[] }) {
  const { t } = useTranslation('questionImports')
  return (
    <Notice tone="warning" title={t('row.noPreview')}>
      <FaultList faults={faults.filter(({ blocks }) => blocks)} />
    </Notice>
  )
}
