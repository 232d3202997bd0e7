import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

export function BackLink() {
  const { t } = useTranslation('affairs')
  return (
    <Link
      to={paths.currentAffairs()}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 text-primary hover:underline no-print"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {t('back')}
    </Link>
  )
}
