import { redirect } from 'react-router'
import type { ExchangeFormat } from '../../../../../domain/questions/exchange/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'

export const exportIntent = 'export-questions'

/** Starts an export and leads to its progress. Null for any other form. */
export const exportAction = async (form: FormData, api: Api): Promise<null> => {
  if (postedText(form, 'intent') !== exportIntent) return null
  const { sort: _, direction: __, ...filter } = JSON.parse(postedText(form, 'filter') || '{}') as Record<string, string>
  const format = postedText(form, 'format') as ExchangeFormat
  const { taskId } = await unwrap(api.admin['question-exports'].$post({ json: { format, filter } }))
  throw redirect(`${officePaths.adminImports()}&export=${taskId}`, 303)
}
