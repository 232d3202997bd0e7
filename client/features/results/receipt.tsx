import { Link } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

export function Receipt({ code }: { code: string }) {
  const { t } = useTranslation('result')
  return (
    <p className="text-sm">
      {t('receipt')}:{' '}
      <Link to={learningPaths.receipt(code)} className="link font-mono break-all">
        {code}
      </Link>
    </p>
  )
}
