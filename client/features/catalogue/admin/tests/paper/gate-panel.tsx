import { useState } from 'react'
import { testKinds } from '../../../../../../domain/catalogue/test-kinds.ts'
import { accessKinds } from '../../../../../../domain/purchases/access.ts'
import type { PaperInProgress, QualityReport } from '../../../../../../domain/questions/quality-gate/office.ts'
import { makeApi, unwrap } from '../../../../../api.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../../office/button-classes.ts'
import { useValue } from '../../../../../office/editor/editor-context.ts'
import { QualityReportView } from '../../../../../office/quality-gate/quality-report.tsx'
import { sectionsIn } from '../../../../../../domain/catalogue/draft-paper.ts'
import { usePaperData } from './paper-context.ts'

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((each) => each === value) ?? otherwise

/** Paper of the draft as the quality gate reads it; null while it has no questions. */
const usePaper = (): PaperInProgress | null => {
  const { questions } = usePaperData()
  const [sections, preset, kind, access, minutes] = [
    useValue('sections'),
    useValue('presetVersionId'),
    useValue('kind'),
    useValue('access'),
    useValue('durationMinutes'),
  ]
  const filled = sectionsIn(sections).map(({ presetSectionId, minutes: own, questions: held }) => ({
    presetSectionId,
    minutes: own,
    questionIds: held.flatMap(({ versionId }) => questions.get(versionId)?.questionId ?? []),
  }))
  if (typeof preset !== 'string' || filled.every(({ questionIds }) => questionIds.length === 0)) return null
  return {
    presetVersionId: preset,
    kind: oneOf(testKinds, kind, 'full'),
    access: oneOf(accessKinds, access, 'free'),
    durationMinutes: typeof minutes === 'number' && minutes > 0 ? minutes : 1,
    sections: filled,
  }
}

type Checked = { paper: string; report: QualityReport } | 'checking' | 'failed' | null

/** Check of the paper against its blueprint, whenever the administrator asks for it. */
export function GatePanel() {
  const { t } = useTranslation('testEditor')
  const paper = usePaper()
  const asked = JSON.stringify(paper)
  const [checked, setChecked] = useState<Checked>(null)
  const check = async () => {
    if (!paper) return
    setChecked('checking')
    try {
      const report = await unwrap(makeApi(location.origin).admin['quality-gate'].$post({ json: paper }))
      setChecked({ paper: asked, report })
    } catch {
      setChecked('failed')
    }
  }
  const isDone = checked !== null && typeof checked === 'object'
  return (
    <section aria-label={t('gate.title')} className="mt-4 rounded-md border border-hairline p-3">
      <h3 className="font-semibold">{t('gate.title')}</h3>
      <p className="text-sm text-muted">{t('gate.text')}</p>
      <button
        type="button"
        disabled={!paper || checked === 'checking'}
        onClick={() => void check()}
        className={`${compactButton} mt-2`}
      >
        {t(isDone ? 'gate.again' : 'gate.check')}
      </button>
      <p role="status" className="mt-1 text-sm text-muted">
        {!paper && t('gate.empty')}
        {checked === 'checking' && t('gate.checking')}
        {checked === 'failed' && <span className="text-danger">{t('gate.failed')}</span>}
        {isDone && checked.paper !== asked && <span className="text-warning">{t('gate.stale')}</span>}
      </p>
      {isDone && (
        <div className="mt-3">
          <QualityReportView report={checked.report} />
        </div>
      )}
    </section>
  )
}
