import type { MouseEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../button.tsx'
import { countShown } from '../count-shown.ts'

type Props = {
  /** Number of items that the filters leave. */
  count: number
  onShow: () => void
}

/** Button at the end of an open filter panel on a phone, which closes it and brings the list into view. */
export function ShowResults({ count, onShow }: Props) {
  const { t } = useTranslation()
  const show = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const panel = currentTarget.closest('details')
    if (panel) panel.open = false
    onShow()
    const list = document.querySelector<HTMLElement>('[data-list]')
    list?.focus({ preventScroll: true })
    list?.scrollIntoView({ block: 'start' })
  }
  return (
    <Button className="col-span-2 lg:hidden noscript:hidden" onClick={show}>
      {t('list.show', { count, shown: countShown(count) })}
    </Button>
  )
}
