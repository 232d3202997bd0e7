import { data, redirect } from 'react-router'
import type { ContentRefusal } from '../../../domain/content/refusals.ts'
import type { DraftKind } from '../../../domain/content.ts'
import type { ErrorBody } from '../../../domain/errors.ts'
import { postedInstant, postedText } from '../../forms/posted.ts'
import type { Api } from '../../api.ts'
import type { RpcReply } from '../../forms/refusal.ts'
import { isPublishingIntent, type PublishingAnswer, type PublishingIntent } from './answer.ts'

type Item = {
  kind: DraftKind
  id: string
  api: Api
  /** Address of another item's editor, for a duplicate. */
  addressOf: (id: string) => string
}

type Posted = {
  revision: number
  note: string | undefined
  /** Instant of a schedule; null for a day or time that is missing or wrong. */
  at: number | null
  version: string
  keptId: string
}

const read = (form: FormData): Posted => ({
  revision: Number(postedText(form, 'revision')) || 0,
  note: postedText(form, 'note').slice(0, 500) || undefined,
  at: postedInstant(form, { day: 'day', time: 'time' }),
  version: postedText(form, 'version'),
  keptId: postedText(form, 'keptId'),
})

const call = (intent: PublishingIntent, posted: Posted, { kind, id, api }: Item): Promise<RpcReply> => {
  const item = api.admin.content[':kind'][':id']
  const param = { kind, id }
  const { revision, note, at, version, keptId } = posted
  const calls: Record<PublishingIntent, () => Promise<RpcReply>> = {
    publish: () => item.publication.$post({ param, json: { revision, note } }),
    schedule: () => item.schedule.$put({ param, json: { revision, at: at ?? 0, note } }),
    unschedule: () => item.schedule.$delete({ param, json: {} }),
    unpublish: () => item.publication.$delete({ param, json: { revision, note } }),
    archive: () => item.archive.$post({ param, json: { revision, note } }),
    discard: () => item.draft.$delete({ param, json: { revision } }),
    duplicate: () => item.duplicate.$post({ param, json: {} }),
    trash: () => item.trash.$post({ param, json: { revision, note } }),
    restore: () => item.restoration.$post({ param, json: {} }),
    'restore-version': () =>
      item.versions[':version'].restoration.$post({ param: { ...param, version }, json: { revision } }),
    'restore-kept': () => item.kept[':keptId'].restoration.$post({ param: { ...param, keptId }, json: { revision } }),
  }
  return calls[intent]()
}

/** Intent of a posted form; null where `publishingAction` does not handle it. */
export const publishingIntentOf = (form: FormData): PublishingIntent | null => {
  const intent = postedText(form, 'intent')
  if (!isPublishingIntent(intent)) return null
  return intent === 'publish' && postedText(form, 'when') === 'later' ? 'schedule' : intent
}

/** Runs the act of a posted form. Answers with its outcome, or redirects to the editor of a duplicate. */
export const publishingAction = async (intent: PublishingIntent, form: FormData, item: Item) => {
  const posted = read(form)
  const outcome = { intent, at: posted.at, number: Number(posted.version) || null }
  if (intent === 'schedule' && posted.at === null) {
    const refusal = { code: 'input.invalid', reason: null, fields: { at: 'required' } } as const
    return data<PublishingAnswer>({ publishing: { ...outcome, refusal } }, { status: 422 })
  }
  const reply = await call(intent, posted, item)
  if (reply.ok) {
    if (intent !== 'duplicate') return data<PublishingAnswer>({ publishing: { ...outcome, refusal: null } })
    const { id } = (await reply.json()) as { id: string }
    return redirect(item.addressOf(id), 303)
  }
  const { code, fields = {}, details } = (await reply.json()) as ErrorBody
  const reason = (details?.['reason'] as ContentRefusal | undefined) ?? null
  return data<PublishingAnswer>(
    { publishing: { ...outcome, refusal: { code, reason, fields } } },
    { status: reply.status },
  )
}
