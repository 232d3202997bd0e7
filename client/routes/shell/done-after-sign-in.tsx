import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { intentOutcomes, outcomeCookie } from '../../../domain/accounts/intent.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toasts/toast.ts'

/** Toast for an intent that was performed right after the sign-in. */
export function DoneAfterSignIn() {
  const { t } = useTranslation('shell')
  const location = useLocation()
  const tell = useEffectEvent(() => {
    const cookies = document.cookie.split('; ')
    const outcome = intentOutcomes.find((one) => cookies.includes(`${outcomeCookie}=${one}`))
    if (!outcome) return
    document.cookie = `${outcomeCookie}=; Path=/; Max-Age=0`
    toast({
      title: t(`afterSignIn.${outcome}`),
      tone: outcome === 'failed' ? 'danger' : 'success',
      ...(outcome === 'save_job' && { link: { to: paths.savedJobs(), label: t('savedJobs') } }),
    })
  })
  useEffect(() => tell(), [location])
  return null
}
