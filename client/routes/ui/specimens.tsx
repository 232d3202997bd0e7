import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Section of the showcase, drawn in light and in dark. */
export function Specimens({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            role="group"
            aria-label={t(`theme.${theme}`)}
            className={`${theme} grid min-w-0 content-start gap-6 rounded-md border border-hairline bg-paper p-4 text-ink`}
          >
            {children}
          </div>
        ))}
      </div>
    </section>
  )
}

/** Labelled example of a building block. */
export function Specimen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-sm text-muted">{label}</h3>
      {children}
    </div>
  )
}
