import { topics } from '../../../../domain/notifications/topics.ts'
import { paths } from '../../../../domain/paths.ts'
import { unwrap, type Api } from '../../../api.ts'
import { load, loadList } from '../../../load.ts'
import { orSignIn } from '../../../sign-in-first.ts'

/** A page of the student's notices, narrowed by `topic`. */
export const noticesLoader = async (request: Request, api: Api) => {
  const { pathname, search, searchParams } = new URL(request.url)
  const topic = topics.find((each) => each === searchParams.get('topic')) ?? null
  const cursor = searchParams.get('cursor')?.slice(0, 600)
  const query = { ...(topic && { topic }), ...(cursor && { cursor }) }
  const call = orSignIn(unwrap(api.notifications.$get({ query })), { request, next: pathname + search })
  const page = await loadList(call, request)
  if (page instanceof Response) throw page
  return { ...page, topic, isFirst: !cursor }
}
export type NoticesData = Awaited<ReturnType<typeof noticesLoader>>

/** Marks all notices up to the shown page as read. */
export const noticesAction = async (request: Request, api: Api) => {
  const to = Number((await request.formData()).get('to'))
  const call = unwrap(api.notifications['read-all'].$post({ json: { to } }))
  const reply = await load(orSignIn(call, { request, next: paths.notifications() }))
  return reply instanceof Response ? reply : null
}

/** Marks a notice as read and leads to its item, or back to the list without one. */
export const openNotice = async (request: Request, noticeId: string, api: Api): Promise<string | Response> => {
  const param = { noticeId: encodeURIComponent(noticeId) }
  const call = unwrap(api.notifications[':noticeId'].opening.$post({ param, json: {} }))
  const reply = await load(orSignIn(call, { request, next: paths.notification(noticeId) }))
  return reply instanceof Response ? reply : (reply.link ?? paths.notifications())
}
