import type { RouterContextProvider } from 'react-router'
import { unwrap } from '../../../../api.ts'
import { apiContext } from '../../../../context.ts'
import { load } from '../../../../load.ts'

/** Tags that questions of the bank have. */
export const loadTags = async (context: Readonly<RouterContextProvider>): Promise<string[]> =>
  (await load(unwrap(context.get(apiContext).admin.questions.tags.$get()))).items
