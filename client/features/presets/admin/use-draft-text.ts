import type { DraftHead, PresetPart } from '../../../../domain/catalogue/presets/office.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Origin of a draft and its last save in words. */
export const useDraftText = () => {
  const { t } = useTranslation('presetEditor')
  const { dateTime } = useFormat()
  return (part: PresetPart, { from, savedAt, by }: DraftHead): string => {
    const saved = { name: by ?? t('someone'), time: dateTime(savedAt) }
    if (from === null) return t('blueprints.noticeFirst', saved)
    return t(part === 'pattern' ? 'draft.notice' : 'blueprints.notice', { version: from, ...saved })
  }
}
