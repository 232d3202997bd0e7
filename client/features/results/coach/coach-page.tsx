import type { Coach } from '../../../../domain/results/coach/contract.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { CertaintyForm } from './certainty-form.tsx'
import { CoachActs } from './coach-acts.tsx'

const CoachFigures = lazyPart(() => import('./coach-figures.tsx'), 'CoachFigures')

/** The coach of an attempt: next acts, and the figures behind them. */
export function CoachPage({ coach }: { coach: Coach }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <CoachActs {...coach} />
      <CoachFigures coach={coach} />
      <CertaintyForm isOn={coach.certainty} hasSwitch={coach.acts.some(({ act }) => act === 'tap')} />
    </div>
  )
}
