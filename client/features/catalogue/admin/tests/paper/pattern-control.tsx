import { useEffect, useState } from 'react'
import { startOfDayInIndia } from '../../../../../../domain/india.ts'
import { officePaths } from '../../../../../../domain/office-paths.ts'
import { makeApi, unwrap } from '../../../../../api.ts'
import { useFormat } from '../../../../../i18n/use-format.ts'
import { useBilingual } from '../../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../../office/button-classes.ts'
import { ChoiceControl } from '../../../../../office/editor/choice-controls.tsx'
import { useEditor, useValue, type ControlProps } from '../../../../../office/editor/editor-context.ts'
import { sectionsIn, withSectionsOf } from '../../../../../../domain/catalogue/draft-paper.ts'
import { usePaperData } from './paper-context.ts'

/** Reads a pattern that was chosen since the page was loaded. True when that failed. */
const useChosenPattern = (id: string): boolean => {
  const { patterns, rememberPattern } = usePaperData()
  const [failed, setFailed] = useState<string | null>(null)
  const isKnown = id === '' || patterns.has(id)
  useEffect(() => {
    if (isKnown) return undefined
    let isCurrent = true
    const read = async () => {
      const { ':presetVersionId': pattern } = makeApi(location.origin).admin['test-patterns']
      try {
        const found = await unwrap(pattern.$get({ param: { presetVersionId: id } }))
        if (isCurrent) rememberPattern(found)
      } catch {
        if (isCurrent) setFailed(id)
      }
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [id, isKnown, rememberPattern])
  return !isKnown && failed === id
}

/** Choice of the pattern, and the button that takes its sections where the draft has others. */
export function PatternControl({ path, field }: ControlProps) {
  const { t } = useTranslation('testEditor')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const { store, locked } = useEditor()
  const { patterns } = usePaperData()
  const value = useValue(path)
  const id = typeof value === 'string' ? value : ''
  const hasFailed = useChosenPattern(id)
  const held = sectionsIn(useValue('sections')).map(({ presetSectionId }) => presetSectionId)
  const chosen = patterns.get(id)
  if (field.type !== 'reference') return null
  const isSame = chosen?.pattern.sections.map((section) => section.id).join() === held.join()
  const take = () => {
    if (!chosen) return
    store.set('sections', withSectionsOf(chosen.pattern, store.get('sections')))
    store.set('durationMinutes', Math.round(chosen.pattern.durationMinutes))
  }
  return (
    <div>
      <ChoiceControl path={path} field={field} />
      {chosen && (
        <p className="mt-1 text-sm text-muted">
          <a href={officePaths.adminPreset(chosen.presetId)} target="_blank" rel="noreferrer" className="link">
            {t('pattern.of', { name: pick(chosen.name), date: date(startOfDayInIndia(chosen.effectiveFrom)) })}
          </a>
        </p>
      )}
      {hasFailed && <p className="mt-1 text-sm text-danger">{t('paper.failed')}</p>}
      {chosen && !isSame && (
        <p className="mt-2 text-sm text-muted">
          <button type="button" disabled={locked !== null} onClick={take} className={compactButton}>
            {t('pattern.replace')}
          </button>
          <span className="mt-1 block">{t('pattern.replaceText')}</span>
        </p>
      )}
    </div>
  )
}
