import { Bookmark } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { JobSummary } from '../../../domain/jobs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { saveIntents, type SaveAnswer } from './save-action.ts'

type Props = {
  job: Pick<JobSummary, 'id' | 'title' | 'saved'>
  /** Icon without text, as in lists. */
  small?: boolean
}

/** Button that saves or removes a job; a form, so that it works without script. */
export function SaveButton({ job, small = false }: Props) {
  const { t } = useTranslation('jobs')
  const { pick } = useBilingual()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<SaveAnswer>()
  const { data } = fetcher
  const tell = useEffectEvent(() => {
    const link = { to: paths.savedJobs(), label: t('shell:savedJobs') }
    toast({ title: t('shell:afterSignIn.save_job'), tone: 'success', link })
  })
  useEffect(() => {
    if (data?.saved) tell()
  }, [data])
  const title = pick(job.title)
  const shape = small ? ({ look: 'quiet', size: 'icon' } as const) : ({ look: 'secondary' } as const)
  const sent = fetcher.formData?.get('intent')
  const saved = sent ? sent === saveIntents.save : job.saved
  const intent = saved ? saveIntents.unsave : saveIntents.save
  return (
    <fetcher.Form method="post" action={paths.job(job.id)}>
      <HiddenFields fields={{ intent, here: `${pathname}${search}` }} />
      <Button type="submit" {...shape} aria-label={t(saved ? 'unsaveOf' : 'saveOf', { title })}>
        <Bookmark aria-hidden fill={saved ? 'currentColor' : 'none'} className="size-5 text-primary" />
        {!small && t(saved ? 'saved' : 'save')}
      </Button>
    </fetcher.Form>
  )
}
