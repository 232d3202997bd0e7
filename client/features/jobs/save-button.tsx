import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useFetcher } from 'react-router'
import type { JobSummary } from '../../../domain/jobs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { loginFrom, saveIntents } from './save-action.ts'

type Props = {
  job: Pick<JobSummary, 'id' | 'title' | 'saved'>
  signedIn: boolean
  /** Only the sign, as in a list. */
  small?: boolean
}

/** Puts a job aside, or takes it off the list: a form, so that it works without script. */
export function SaveButton({ job, signedIn, small = false }: Props) {
  const { t } = useTranslation('jobs')
  const { pick } = useBilingual()
  const fetcher = useFetcher()
  const title = pick(job.title)
  const shape = small ? ({ look: 'quiet', size: 'icon' } as const) : ({ look: 'secondary' } as const)
  if (!signedIn)
    return (
      <LinkButton to={loginFrom(paths.job(job.id))} {...shape} aria-label={t('saveOf', { title })}>
        <Bookmark aria-hidden className="size-5" />
        {!small && t('save')}
      </LinkButton>
    )
  const sent = fetcher.formData?.get('intent')
  const saved = sent ? sent === saveIntents.save : job.saved
  return (
    <fetcher.Form method="post" action={paths.job(job.id)}>
      <HiddenFields fields={{ intent: saved ? saveIntents.unsave : saveIntents.save }} />
      <Button type="submit" {...shape} aria-label={t(saved ? 'unsaveOf' : 'saveOf', { title })}>
        {saved ? (
          <BookmarkCheck aria-hidden className="size-5 text-primary" />
        ) : (
          <Bookmark aria-hidden className="size-5" />
        )}
        {!small && t(saved ? 'saved' : 'save')}
      </Button>
    </fetcher.Form>
  )
}
