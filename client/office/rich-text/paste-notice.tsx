import { X } from 'lucide-react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { isComplete, type LeftOut } from './paste/left-out.ts'

type Props = { leftOut: LeftOut | null; onClose: () => void }

/** Notice of the parts that a paste left out. */
export function PasteNotice({ leftOut, onClose }: Props) {
  const { t } = useTranslation('richText')
  if (!leftOut || isComplete(leftOut)) return <div role="status" />
  const counted = (['pictures', 'equations', 'objects'] as const).filter((kind) => leftOut[kind] > 0)
  const things = counted.map((kind) => t(`pasted.${kind}`, { count: leftOut[kind] })).join(', ')
  return (
    <div role="status" className="flex items-center gap-2 border-t border-hairline bg-warning-soft py-1 ps-3 text-sm">
      <p className="min-w-0 flex-1">
        {things && t('pasted.leftOut', { things })} {leftOut.legacyFont && t('pasted.legacyFont')}
      </p>
      <Tooltip label={t('pasted.dismiss')}>
        <Button look="quiet" size="icon" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </Tooltip>
    </div>
  )
}
