import { officePaths } from '../../../domain/office-paths.ts'
import type { RoomPhase } from '../../../domain/catalogue/room-phase.ts'
import { apiContext } from '../../context.ts'
import { loadRoom } from '../../features/attempts/admin/live-room/load-room.ts'
import { roomAction } from '../../features/attempts/admin/live-room/room-action.ts'
import { RoomPage } from '../../features/attempts/admin/live-room/room-page.tsx'
import { useRoom } from '../../features/attempts/admin/live-room/use-room.ts'
import { TestTabs } from '../../features/catalogue/admin/tests/test-tabs.tsx'
import { PageHead } from '../../features/seo/page-head.tsx'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { load } from '../../load.ts'
import { PageBody } from '../../office/frame/page-body.tsx'
import { PageHeading } from '../../office/frame/page-heading.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/test-live.ts'

export const handle = { strings: ['office', 'test-page'], audience: 'admin' } satisfies PageHandle

export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  load(loadRoom(context, { id, search: new URL(request.url).searchParams }))

export const action = async ({ request, context, url, params: { id } }: Route.ActionArgs) =>
  roomAction(url, await request.formData(), { testId: id, api: context.get(apiContext) })

/** Loads the room again after a refused act, which may show what someone else did. */
export const shouldRevalidate = () => true

const tones = {
  before: 'neutral',
  lobby: 'primary',
  running: 'success',
  paused: 'danger',
  draining: 'warning',
  closed: 'neutral',
} as const satisfies Record<RoomPhase, string>

/** Live room of a test. */
export default function AdminTestLive({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('liveRoom')
  const { pick } = useBilingual()
  const { room, isStale } = useRoom(loaderData.room, loaderData.query)
  const name = pick(room.test.title)
  const title = t('title', { title: name })
  return (
    <>
      <PageHead title={title} description={title} index={false} />
      <PageHeading
        title={name}
        back={{ to: officePaths.adminTest(room.test.id), label: t('tests') }}
        tabs={<TestTabs testId={room.test.id} shown="live" isPublished />}
        state={<Badge tone={tones[room.phase]}>{t(`phase.${room.phase}`)}</Badge>}
      />
      <PageBody>
        <RoomPage room={room} isStale={isStale} data={loaderData} answer={actionData ?? undefined} />
      </PageBody>
    </>
  )
}
