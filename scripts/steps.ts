import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './root.ts'

export type CommandStep = {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
  /** True if the operating system prefers other processes. */
  hasLowPriority?: boolean
}
export type StepOutcome = { name: string; ok: boolean; seconds: number; output: string }

/** Runs one command in the checkout and keeps what it says; never rejects. */
export const runStep = (
  { name, command, args, env, hasLowPriority = false }: CommandStep,
  echo = false,
): Promise<StepOutcome> =>
  new Promise((resolve) => {
    const began = performance.now()
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    if (hasLowPriority && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (echo) process.stdout.write(chunk)
      })
    }
    const end = (ok: boolean) => resolve({ name, ok, seconds: (performance.now() - began) / 1000, output })
    child.on('error', (error) => {
      output += error.message
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })

export const report = ({ name, ok, seconds, output }: StepOutcome): void => {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!ok) console.log(output)
}
