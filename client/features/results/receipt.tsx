import { useTranslation } from '../../i18n/use-translation.ts'

export function Receipt({ code }: { code: string }) {
  const { t } = useTranslation('result')
  return (
    <p className="text-sm">
      {t('receipt')}: <code className="font-mono break-all">{code}</code>
    </p>
  )
}
