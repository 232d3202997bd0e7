import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BackLink } from '../../ui/back-link.tsx'

export function AffairsBack() {
  const { t } = useTranslation('affairs')
  return <BackLink to={paths.currentAffairs()}>{t('back')}</BackLink>
}
