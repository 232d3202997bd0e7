import { useTranslation } from '../../i18n/use-translation.ts'
import type { Rendering } from './use-rendering.ts'

/** Notice that a rendering is older than its text, with the reason. */
export function RenderingState({ rendering: { isBehind, failure } }: { rendering: Rendering }) {
  const { t } = useTranslation('richText')
  return (
    <p role="status" className="text-sm text-muted empty:hidden">
      {failure ? t(`behind.${failure}`) : isBehind ? t('behind.waiting') : ''}
    </p>
  )
}
