import type { PresetPattern, PresetSection } from '../../../../domain/catalogue/contract.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Sections of a pattern with their questions, time and marks. */
export function PatternTable({ pattern }: { pattern: PresetPattern }) {
  const { t } = useTranslation('presetEditor')
  const { sections, durationMinutes } = pattern
  const questions = sections.reduce((total, { questionCount }) => total + questionCount, 0)
  return (
    <div className="mb-2">
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-hairline text-start text-muted">
            {(['section', 'questions', 'minutes', 'marks'] as const).map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start font-normal">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <SectionRow key={section.id} section={section} />
          ))}
          <tr className="border-t border-hairline font-semibold">
            <th scope="row" className="py-1 pe-4 text-start">
              {t('table.paper')}
            </th>
            <td className="tabular pe-4">{questions}</td>
            <td className="tabular pe-4">{durationMinutes}</td>
            <td aria-hidden />
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function SectionRow({ section: { title, questionCount, maxAttempted, minutes, marking } }: { section: PresetSection }) {
  const { t } = useTranslation('presetEditor')
  const { pick } = useBilingual()
  const kindOf = (name: string) => {
    const [kind, weight] = name.split(':')
    const text = t(`fields.sections_marking_kind_${kind}` as 'fields.sections_marking_kind_mcq')
    return weight === undefined ? text : `${text} (${weight})`
  }
  return (
    <tr className="align-baseline">
      <th scope="row" className="py-1 pe-4 text-start font-normal">
        {pick(title)}
      </th>
      <td className="tabular py-1 pe-4">
        {maxAttempted === undefined ? questionCount : t('table.capped', { max: maxAttempted, of: questionCount })}
      </td>
      <td className="tabular py-1 pe-4">{minutes ?? '–'}</td>
      <td className="tabular py-1">
        {Object.entries(marking).map(([name, { correct, wrong }]) => (
          <span key={name} className="block">
            {kindOf(name)}: +{correct} / {wrong === '0' ? '0' : `−${wrong}`}
          </span>
        ))}
      </td>
    </tr>
  )
}
