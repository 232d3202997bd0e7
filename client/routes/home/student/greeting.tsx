import { givenName, partOfDay } from '../../../../domain/home/greeting.ts'
import { useAuth } from '../../../features/accounts/auth-context.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Greets by name and part of the day. */
export function Greeting({ isNew, serverNow }: { isNew: boolean; serverNow: number }) {
  const { t } = useTranslation('myHome')
  const name = givenName(useAuth().user?.displayName ?? null)
  const part = partOfDay(serverNow)
  return (
    <div className="lg:col-span-2">
      <h1 className="truncate text-xl md:text-2xl">
        {name ? t(`greeting.${part}`, { name }) : t(`greeting.${part}Nameless`)}
      </h1>
      {isNew && <p className="mt-1 text-muted">{t('welcome')}</p>}
    </div>
  )
}
