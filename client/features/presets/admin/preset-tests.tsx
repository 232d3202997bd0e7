import { Link } from 'react-router'
import type { OfficePreset } from '../../../../domain/catalogue/presets/office.ts'
import { paths } from '../../../../domain/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Number of open and planned tests. */
export const keptTests = ({ versions }: Pick<OfficePreset, 'versions'>): number =>
  versions.reduce((total, { uses }) => total + uses.open + uses.planned, 0)

/** Open and planned tests, which keep the versions that they were made with. */
export function PresetTests({ preset }: { preset: OfficePreset }) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const { dateTime } = useFormat()
  const { tests } = preset
  const more = keptTests(preset) - tests.length
  return (
    <section>
      <h2 className="text-lg">{t('tests.title')}</h2>
      <p className="max-w-reading text-sm text-muted">{t(tests.length > 0 ? 'tests.stay' : 'tests.none')}</p>
      {tests.length > 0 && (
        <ul className="mt-2 grid gap-1 text-sm">
          {tests.map(({ id, title, state, at, version }) => (
            <li key={id} className="flex flex-wrap gap-x-3">
              <Link to={paths.test(id)} className="link pointer-coarse:py-2.5">
                {pick(title)}
              </Link>
              <span className="tabular text-muted">
                {t('version', { version })}
                {' · '}
                {at === null ? t('tests.always') : t(`tests.${state}`, { time: dateTime(at) })}
              </span>
            </li>
          ))}
          {more > 0 && <li className="text-muted">{t('tests.more', { count: more })}</li>}
        </ul>
      )}
    </section>
  )
}
