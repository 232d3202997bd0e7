import { ChevronDown } from 'lucide-react'
import type { Faq } from '../../domain/catalogue/contract.ts'
import { BilingualText } from './bilingual-text.tsx'

/** List of questions with collapsible answers, with or without script. */
export function FaqList({ faq }: { faq: Faq[] }) {
  return (
    <div className="divide-y divide-hairline border-y border-hairline">
      {faq.map(({ question, answer }) => (
        <details key={question.en} className="group">
          <summary className="flex min-h-12 items-center gap-3 py-2 font-semibold">
            <span className="grow">
              <BilingualText text={question} />
            </span>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
            />
          </summary>
          <p className="pb-4">
            <BilingualText text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}
