import type { ContentForm } from '../../../domain/content/fields.ts'
import type { RouterContextProvider } from 'react-router'
import type { Api } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { editorAction } from '../editor/editor-action.ts'
import { publishingAction, publishingIntentOf } from './publishing-action.ts'

type Item = {
  form: ContentForm
  id: string
  api: Api
  /** Address of another item's editor, for a duplicate. */
  addressOf: (id: string) => string
}

type Posted = { request: Request; context: Readonly<RouterContextProvider>; params: { id: string } }

/** Action of a route whose only forms are those of an editor. */
export const itemActionOf =
  (item: Pick<Item, 'form' | 'addressOf'>) =>
  async ({ request, context, params: { id } }: Posted) =>
    itemAction(request, await request.formData(), { ...item, id, api: context.get(apiContext) })

/** Runs what an editor's screen posts: an act of publishing, or of its form. */
export const itemAction = async (request: Request, posted: FormData, { form, id, api, addressOf }: Item) => {
  const intent = publishingIntentOf(posted)
  if (intent) return publishingAction(intent, posted, { kind: form.kind, id, api, addressOf })
  return editorAction(request, posted, { form, id, api })
}
