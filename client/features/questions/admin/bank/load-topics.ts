import type { RouterContextProvider } from 'react-router'
import type { OfficeTopic } from '../../../../../domain/vocabulary/contract.ts'
import { unwrap } from '../../../../api.ts'
import { apiContext } from '../../../../context.ts'
import { load } from '../../../../load.ts'

/** Topics of all subjects, for filters and names. */
export const loadTopics = async (context: Readonly<RouterContextProvider>): Promise<OfficeTopic[]> =>
  (await load(unwrap(context.get(apiContext).admin.vocabulary.topics.$get()))).items
