import { data, redirect } from 'react-router'
import { officePaths } from '../../../../domain/office-paths.ts'
import { youtubeIdOf } from '../../../../domain/videos/youtube-id.ts'
import type { Api } from '../../../api.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'

/** Refused start of a video, with the typed address. */
export type StartAnswer = { isBadAddress: boolean; refusal: Refusal | null; address: string }

const ownFile = { kind: 'file', standard: null, light: null, preview: null }

/** Creates the draft from a YouTube address or for an own file, and redirects to its editor. */
export const startAction = async (form: FormData, api: Api) => {
  const address = String(form.get('address') ?? '')
  const isFile = form.get('from') === 'file'
  const youtubeId = youtubeIdOf(address)
  if (!isFile && youtubeId === null)
    return data<StartAnswer>({ isBadAddress: true, refusal: null, address }, { status: 422 })
  const source = isFile ? ownFile : { kind: 'youtube', youtubeId }
  const reply = await api.admin.content[':kind'].$post({ param: { kind: 'video' }, json: { body: { source } } })
  if (reply.ok) throw redirect(officePaths.adminVideo((await reply.json()).id), 303)
  const refusal = await refusalOf(reply)
  return data<StartAnswer>({ isBadAddress: false, refusal, address }, refusal ? replyOf(refusal) : { status: 500 })
}
