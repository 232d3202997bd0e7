import { MoveDown, MoveUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Form } from 'react-router'
import type { Vocabulary } from '../../../../domain/vocabulary/terms.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { iconButton } from '../../../office/button-classes.ts'

type Props = {
  id: string
  of: 'exam' | 'term' | 'topic'
  name: string
  isFirst: boolean
  isLast: boolean
  vocabulary?: Vocabulary
}

/** Presses the button of the arrow key, while one of the two has the focus. */
const pressByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
  const place = event.key === 'ArrowUp' ? 0 : event.key === 'ArrowDown' ? 1 : null
  if (place === null) return
  event.preventDefault()
  const button = event.currentTarget.form?.querySelectorAll<HTMLButtonElement>('button')[place]
  if (button?.getAttribute('aria-disabled') !== 'true') button?.click()
}

/** Buttons that move a row by one place; the arrow keys do so too. */
export function MoveButtons({ id, of, name, isFirst, isLast, vocabulary }: Props) {
  const { t } = useTranslation('vocabulary')
  const acts = [
    { act: 'up', icon: MoveUp, isOff: isFirst },
    { act: 'down', icon: MoveDown, isOff: isLast },
  ] as const
  return (
    <Form method="post" preventScrollReset className="flex shrink-0">
      <input type="hidden" name="id" value={id} />
      {vocabulary && <input type="hidden" name="vocabulary" value={vocabulary} />}
      {acts.map(({ act, icon: Icon, isOff }) => (
        <button
          key={act}
          type="submit"
          name="intent"
          value={`${of}-${act}`}
          aria-label={t(act, { name })}
          title={t(act, { name })}
          aria-disabled={isOff || undefined}
          onClick={(event) => isOff && event.preventDefault()}
          onKeyDown={pressByArrow}
          className={`${iconButton} aria-disabled:opacity-40`}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      ))}
    </Form>
  )
}
