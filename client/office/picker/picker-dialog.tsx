import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Floating } from '../rich-text/floating.tsx'

type Props = {
  title: string
  wide?: boolean
  onClose: () => void
  /** Label of the button that closes. */
  close: string
  /** Button that takes the chosen ones; absent where a press on one takes it. */
  add?: { label: string; isPossible: boolean; run: () => void } | undefined
  children: ReactNode
}

/** Dialog of an editor in which something is found and chosen. */
export function PickerDialog({ title, wide, onClose, close, add, children }: Props) {
  return (
    <Floating>
      <Dialog
        open
        onClose={onClose}
        wide={wide}
        title={title}
        actions={
          <>
            <Button look="secondary" onClick={onClose}>
              {close}
            </Button>
            {add && (
              <Button disabled={!add.isPossible} onClick={add.run}>
                {add.label}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Dialog>
    </Floating>
  )
}

type WordsProps = { label: string; value: string; onChange: (words: string) => void; maxLength?: number }

/** Words by which the dialog searches. */
export function PickerWords({ label, value, onChange, maxLength = 100 }: WordsProps) {
  return (
    <input
      type="search"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      maxLength={maxLength}
      aria-label={label}
      placeholder={label}
      className="field"
    />
  )
}
