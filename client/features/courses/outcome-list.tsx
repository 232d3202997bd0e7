import { Check } from 'lucide-react'
import type { Bilingual } from '../../../domain/questions/text.ts'
import { BilingualText } from '../../ui/bilingual-text.tsx'

/** Outcomes of a course, each with a tick. */
export const OutcomeList = ({ outcomes }: { outcomes: readonly Bilingual[] }) => (
  <ul className="mt-2 grid gap-2">
    {outcomes.map((outcome) => (
      <li key={outcome.en} className="flex gap-2">
        <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
        <span>
          <BilingualText text={outcome} />
        </span>
      </li>
    ))}
  </ul>
)
