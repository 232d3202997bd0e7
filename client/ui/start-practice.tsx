import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import { paths } from '../../domain/paths.ts'
import { startField } from '../../domain/revision/practice-choices.ts'
import type { StartPractice } from '../../domain/revision/practice.ts'
import { Button } from './button.tsx'

type Props = { start: StartPractice; look?: ComponentProps<typeof Button>['look']; children: ReactNode }

/** Form around a submit button that starts a session of practice or revision and opens it. Works without script. */
export function StartPracticeForm({ start, children }: Pick<Props, 'start' | 'children'>) {
  return (
    <Form method="post" action={paths.practice()}>
      <input type="hidden" name={startField} value={JSON.stringify(start)} />
      {children}
    </Form>
  )
}

/** Button that starts a session of practice or revision. */
export function StartPracticeButton({ start, look, children }: Props) {
  return (
    <StartPracticeForm start={start}>
      <Button type="submit" look={look}>
        {children}
      </Button>
    </StartPracticeForm>
  )
}
