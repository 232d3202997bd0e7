import { useEffect, useState } from 'react'
import { versionInForce } from '../../../../../../domain/catalogue/presets/in-force.ts'
import type { TestPattern, TestPatternLine } from '../../../../../../domain/catalogue/test-patterns.ts'
import { dateInIndia, startOfDayInIndia } from '../../../../../../domain/india.ts'
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
import { WhenFrozen } from './when-frozen.tsx'

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

/** Version of the same pattern that replaces the chosen one by the day on which the test opens. */
const useNewerPattern = (chosen: TestPattern | undefined): TestPatternLine | undefined => {
  const { offered, isFrozen } = usePaperData()
  const opensAt = useValue('opensAt')
  if (!chosen || isFrozen) return undefined
  const own = offered.filter(({ presetId }) => presetId === chosen.presetId)
  const inForce =
    typeof opensAt === 'number'
      ? versionInForce(own, dateInIndia(opensAt))
      : own.find(({ state }) => state === 'current')
  return inForce && inForce.effectiveFrom > chosen.effectiveFrom ? inForce : undefined
}

/** Choice of the pattern, and the button that takes its sections where the draft has others. */
export function PatternControl(props: ControlProps) {
  return (
    <WhenFrozen {...props}>
      <PatternChoice {...props} />
    </WhenFrozen>
  )
}

function PatternChoice({ path, field }: ControlProps) {
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
  const newer = useNewerPattern(chosen)
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
      {newer && (
        <p className="mt-1 text-sm text-warning">
          {t('pattern.stale', { date: date(startOfDayInIndia(newer.effectiveFrom)) })}
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
