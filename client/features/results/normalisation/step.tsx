import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** One step of the computation, in words and in figures. Steps are numbered by their place in the list. */
export type StepContent = { title: string; text: ReactNode; figures?: string[] }

export function StepList({ steps }: { steps: StepContent[] }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {steps.map((step, index) => (
        <Step key={step.title} number={index + 1} {...step} />
      ))}
    </ol>
  )
}

function Step({ number, title, text, figures = [] }: StepContent & { number: number }) {
  const { t } = useTranslation('normalisation')
  return (
    <li className="card p-4">
      <p className="text-sm text-muted">{t('step', { number })}</p>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 grid max-w-3xl grid-cols-1 gap-3">{text}</div>
      {figures.length > 0 && (
        <div className="mt-3 grid grid-cols-1 gap-1 rounded-md bg-sunken px-3 py-2 leading-relaxed tabular">
          {figures.map((line) => (
            <p key={line} className="break-words">
              {line}
            </p>
          ))}
        </div>
      )}
    </li>
  )
}
