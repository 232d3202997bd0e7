import type { CaptionFault } from '../../../../../domain/videos/caption-file.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

const maxShown = 20

/** Lines of a caption file that cannot be read, and captions that overlap. */
export function FileFaults({ faults }: { faults: readonly CaptionFault[] }) {
  const { t } = useTranslation('videoEditor')
  if (faults.length === 0) return null
  const textOf = (fault: CaptionFault): string => {
    if (fault.code === 'no_cues') return t('files.noCues')
    if (fault.code === 'overlap') return t('files.overlap', { line: fault.line, other: fault.other })
    return t(`files.${fault.code}`, { line: fault.line, text: fault.text })
  }
  return (
    <div className="text-warning">
      <p className="font-semibold">{t('files.faults')}</p>
      <ul className="list-disc ps-5 [overflow-wrap:anywhere]">
        {faults.slice(0, maxShown).map((fault, index) => (
          <li key={index}>{textOf(fault)}</li>
        ))}
      </ul>
      {faults.length > maxShown && <p>{t('files.more', { count: faults.length - maxShown })}</p>}
    </div>
  )
}
