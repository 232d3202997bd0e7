import type { Coach } from '../../../../domain/results/coach/contract.ts'
import { BreakEvenPart } from './break-even-part.tsx'
import { CalibrationPart } from './calibration-part.tsx'
import { ReplayPart } from './replay-part.tsx'

/** The figures behind the advice. */
export function CoachFigures({ coach }: { coach: Coach }) {
  return (
    <>
      <ReplayPart {...coach} />
      <BreakEvenPart {...coach} />
      <CalibrationPart {...coach} />
    </>
  )
}
