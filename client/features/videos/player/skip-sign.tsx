import { RotateCcw, RotateCw } from 'lucide-react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { Skip } from './use-taps.ts'

/** Sign over the picture of a skip by double tap. */
export function SkipSign({ skip }: { skip: Skip }) {
  const { t } = useTranslation('player')
  const Icon = skip === 'on' ? RotateCw : RotateCcw
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 z-10 flex aspect-video items-center px-6">
      <p
        role="status"
        className={`inline-flex items-center gap-2 rounded-full bg-black/75 px-3 py-2 text-sm text-white ${skip === 'on' ? 'ms-auto' : ''}`}
      >
        <Icon aria-hidden className="size-5" />
        {t(skip)}
      </p>
    </div>
  )
}
