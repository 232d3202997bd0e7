import { useEffect } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { tellPages, type PopupAnswer } from './channel.ts'
import { problemIn, problemKey } from './problems.ts'

/** Where a popup ends: it tells the page that opened it and closes itself. Where it may not, it says so. */
export function PopupEnd({ error, word, name }: PopupAnswer & { name: string }) {
  const { t } = useTranslation('accounts')
  useEffect(() => {
    tellPages({ error, word })
    window.close()
  }, [error, word])
  return (
    <div className="card p-5 text-center sm:p-8">
      <h1 className="text-2xl">{t(error === null ? 'social.doneTitle' : 'social.failedTitle')}</h1>
      <p className="mt-2">{error === null ? t('social.doneText') : t(problemKey(problemIn(error)), { name })}</p>
      <LinkButton to={paths.home()} className="mt-6">
        {t('social.home')}
      </LinkButton>
    </div>
  )
}
