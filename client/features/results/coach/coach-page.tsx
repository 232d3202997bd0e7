import type { Coach } from '../../../../domain/results/coach/contract.ts'
import { BreakEvenPart } from './break-even-part.tsx'
import { CalibrationPart } from './calibration-part.tsx'
import { CertaintyForm } from './certainty-form.tsx'
import { CoachActs } from './coach-acts.tsx'
import { ReplayPart } from './replay-part.tsx'

/** When guesses pay for this student: what to do next, and the figures behind it. */
export function CoachPage({ coach }: { coach: Coach }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <CoachActs {...coach} />
      <ReplayPart {...coach} />
      <BreakEvenPart {...coach} />
      <CalibrationPart {...coach} />
      <CertaintyForm isOn={coach.certainty} />
    </div>
  )
}
