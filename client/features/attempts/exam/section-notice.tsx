import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useExam } from './exam-context.ts'

const shownMs = 8_000

/** Announces that the clock has closed a section and opened the next one. */
export function SectionNotice() {
  const { t } = useTranslation('attempt')
  const { pick } = useBilingual()
  const { paper, place } = useExam()
  const running = place.at === 'section' ? place.sectionId : null
  const before = useRef(running)
  const [opened, setOpened] = useState<string | null>(null)
  useEffect(() => {
    if (running === null || running === before.current) return
    before.current = running
    setOpened(running)
    const timer = setTimeout(() => setOpened(null), shownMs)
    return () => clearTimeout(timer)
  }, [running])
  const section = paper.sections.find(({ id }) => id === opened)
  return (
    <p role="alert" className="shrink-0 border-hairline bg-primary-soft px-3 text-sm not-empty:border-b not-empty:py-2">
      {section && t('hall:panel.sectionOpened', { section: pick(section.title) })}
    </p>
  )
}
