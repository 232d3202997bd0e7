import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** The table behind a chart, closed at first. */
export function TableDetails({ children }: { children: ReactNode }) {
  const { t } = useTranslation('coach')
  return (
    <details className="group">
      <summary className="link inline-flex min-h-11 items-center gap-1 text-sm">
        <ChevronDown aria-hidden size={16} className="transition-transform group-open:rotate-180" />
        {t('table')}
      </summary>
      {children}
    </details>
  )
}
