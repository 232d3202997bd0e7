import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import { useSyncExternalStore } from 'react'
import { BorrowedTrigger } from './borrowed-trigger.tsx'
import { tips, type Tip } from './tips.ts'

/** Milliseconds until a tooltip opens, and after a close in which the next opens at once. */
const openDelayMs = 700
const skipDelayMs = 300

const none: readonly Tip[] = []

export default function TooltipView() {
  const all = useSyncExternalStore(tips.subscribe, tips.all, () => none)
  return (
    <Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {all.map((tip) => (
        <Tooltip key={tip.id} tip={tip} />
      ))}
    </Provider>
  )
}

function Tooltip({ tip: { element, label } }: { tip: Tip }) {
  return (
    <Root>
      <Trigger asChild>
        <BorrowedTrigger element={element} />
      </Trigger>
      <Portal>
        <Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 rounded-sm bg-ink px-2.5 py-1 text-sm text-paper shadow-float"
        >
          {label}
        </Content>
      </Portal>
    </Root>
  )
}
