import { useState } from 'react'
import { uncheckedPaths } from '../../../../domain/content/fields.ts'
import { applyTemplate } from '../../../../domain/jobs/templates/apply-template.ts'
import { findTemplate, jobTemplates } from '../../../../domain/jobs/templates/index.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { compactButton } from '../../../office/button-classes.ts'
import { useEditor } from '../../../office/editor/editor-context.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'

/** Form that applies the terms of a state to blank fields. */
export function TemplateBar() {
  const { t } = useTranslation('jobEditor')
  const { pick } = useBilingual()
  const { store, locked } = useEditor()
  const hydrated = useHydrated()
  const region = store.get('region')
  const [chosen, setChosen] = useState(() => findTemplate(String(region))?.id ?? jobTemplates[0]?.id ?? '')
  const [outcome, setOutcome] = useState<string | null>(null)
  if (!hydrated) return null
  const apply = () => {
    const template = findTemplate(chosen)
    if (!template) return
    const before = store.body()
    const after = applyTemplate(before, template)
    store.replace(after)
    const added = uncheckedPaths(after).length > uncheckedPaths(before).length
    setOutcome(added ? t('template.done', { name: pick(template.name) }) : t('template.nothing'))
  }
  return (
    <div className="my-2">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor="template-choice" className="text-sm text-muted">
          {t('template.label')}
        </label>
        <select
          id="template-choice"
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          className="field w-auto max-w-full"
        >
          {jobTemplates.map(({ id, name }) => (
            <option key={id} value={id}>
              {pick(name)}
            </option>
          ))}
        </select>
        <button type="button" onClick={apply} disabled={locked !== null} className={compactButton}>
          {t('template.run')}
        </button>
      </div>
      <p role="status" className="text-sm text-muted">
        {outcome}
      </p>
    </div>
  )
}
