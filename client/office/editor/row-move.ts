import { announce } from '@atlaskit/pragmatic-drag-and-drop-live-region'
import type { RowPlace } from '../../../domain/content/rows.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useEditor } from './editor-context.ts'

/** Moves a row within its list or into another one, and announces its new place. */
export const useRowMove = () => {
  const { store } = useEditor()
  const { t } = useTranslation('editor')
  return (from: RowPlace, to: RowPlace) => {
    if (from.path === to.path && from.index === to.index) return
    store.moveRow(from, to)
    announce(t('row.moved', { number: to.index + 1, count: store.rowKeys(to.path).length }))
  }
}
