import { useContext } from 'react'
import { socialImagePath } from '../../domain/seo/social-image-path.ts'
import { paths } from '../../domain/paths.ts'
import { unwrap } from '../api.ts'
import { apiContext } from '../context.ts'
import { breadcrumbData } from '../features/seo/breadcrumbs.ts'
import { JsonLd } from '../features/seo/json-ld.tsx'
import { PageHead } from '../features/seo/page-head.tsx'
import { SiteContext } from '../features/seo/site-context.ts'
import { startInAddress } from '../features/videos/address-at.ts'
import { noteAction } from '../features/videos/note-action.ts'
import { videoData } from '../features/videos/structured-data.ts'
import { VideoPage } from '../features/videos/video-page.tsx'
import { useBilingual } from '../i18n/use-language.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { load } from '../load.ts'
import type { Route } from './+types/video.ts'
import type { PageHandle } from './page-handle.ts'

export const handle = {
  strings: ['videos'],
  audience: 'everyone',
  cacheKeys: [],
  uncachedParameters: ['t'],
} satisfies PageHandle

export const loader = async ({ params, request, context }: Route.LoaderArgs) => {
  const call = context.get(apiContext).videos[':videoId'].$get({ param: { videoId: params.id } })
  return { video: await load(unwrap(call)), startMs: startInAddress(new URL(request.url).searchParams) }
}

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  noteAction(context.get(apiContext), params.id, await request.formData())

export default function Video({ loaderData: { video, startMs }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('videos')
  const { pick } = useBilingual()
  const origin = useContext(SiteContext)
  const address = paths.video(video.id)
  const image = socialImagePath('video', video)
  const steps: [string, string][] = [
    [t('title'), paths.videos()],
    [pick(video.title), address],
  ]
  return (
    <>
      <PageHead title={pick(video.title)} description={pick(video.summary)} image={image} />
      <JsonLd value={videoData(origin, video, pick)} />
      <JsonLd value={breadcrumbData(origin, steps)} />
      <VideoPage video={video} url={`${origin}${address}`} startMs={startMs} outcome={actionData} />
    </>
  )
}
