import { useEffect } from 'react'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { notifyPages, type PopupAnswer } from './channel.ts'
import { problemIn, problemKey } from './problems.ts'

/**
 * Last page of a popup: sends the outcome to its opener and closes the window. A window that may not close shows the
 * outcome.
 */
export function PopupEnd({ error, word, name }: PopupAnswer & { name: string }) {
  const { t } = useTranslation('accounts')
  useEffect(() => {
    notifyPages({ error, word })
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
