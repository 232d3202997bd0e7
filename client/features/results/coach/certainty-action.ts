import { unwrap, type Api } from '../../../api.ts'

/** Field of the switch: `on` or `off`. */
export const certaintyField = 'certainty'

export const switchCertainty = async (api: Api, form: FormData): Promise<void> => {
  await unwrap(api.revision.certainty.$put({ json: { certainty: form.get(certaintyField) === 'on' } }))
}
