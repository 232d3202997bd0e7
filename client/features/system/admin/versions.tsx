import type { SystemView } from '../../../../domain/system/contract.ts'
import { fileSize } from '../../../i18n/file-size.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Release, migrations and sizes of the databases. */
export function Versions({ release, databases }: Pick<SystemView, 'release' | 'databases'>) {
  const { t } = useTranslation('system')
  return (
    <section aria-labelledby="versions-title">
      <h2 id="versions-title" className="text-lg">
        {t('versions.title')}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 border-y border-hairline py-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('versions.release')}</dt>
        <dd className="[overflow-wrap:anywhere]">{release}</dd>
        {databases.map(({ name, migrations, newest, bytes }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{t(`versions.${name}`)}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {newest === null ? t('versions.none') : t('versions.migrations', { count: migrations, newest })}
              {bytes !== null && ` · ${t('versions.size', { size: fileSize(bytes) })}`}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
