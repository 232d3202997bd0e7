import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam } from './exam-context.ts'
import { ModalSheet } from './modal-sheet.tsx'

type Props = { enabled: boolean; onEnabled: (enabled: boolean) => void; onClose: () => void }

/** List of the keyboard shortcuts, with the switch that turns them off. */
export function KeySheet({ enabled, onEnabled, onClose }: Props) {
  const { t } = useTranslation('hall')
  const { paper } = useExam()
  const rows = [
    [t('keys.choose'), t('keys.chooseKeys')],
    [t('keys.third'), t('keys.thirdKeys')],
    [t('keys.next'), 'N'],
    [t('keys.previous'), 'P'],
    [t('keys.mark'), 'M'],
    [t('keys.clear'), 'C'],
    [t('keys.rows'), t('keys.rowsKeys')],
    [t('keys.picture'), t('keys.pictureKeys')],
    [t('keys.help'), '?'],
    [t('keys.close'), 'Esc'],
  ]
  return (
    <ModalSheet title={t('keys.title')} look="large" onClose={onClose}>
      <div className="overflow-y-auto p-4">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={enabled}
            disabled={!paper.keyboard}
            onChange={({ target }) => onEnabled(target.checked)}
            className="tick size-5"
          />
          {t('keys.on')}
        </label>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6">
          {rows.map(([action, keys]) => (
            <div key={action} className="contents">
              <dt className="border-t border-hairline py-2">{action}</dt>
              <dd className="border-t border-hairline py-2 text-end font-semibold">{keys}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-sm text-muted">{t('keys.typing')}</p>
      </div>
    </ModalSheet>
  )
}
