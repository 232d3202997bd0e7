import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../../../scripts/root.ts'

const kinds = 'domain/questions/kinds'

/** Files in which a new kind needs a line beside that of `mcq`, with the rest of that line. */
const lines = {
  [`${kinds}/presentation.ts`]: ': choosing,',
  'client/features/attempts/exam/kinds/registry.tsx': ': { Answer: OneOption },',
  'client/i18n/en/attempt.ts': ": 'Made up',",
  'client/i18n/hi/attempt.ts': ": 'Made up',",
  [`${kinds}/names.ts`]: ': true,',
  [`${kinds}/choices.ts`]: ": 'one',",
  [`${kinds}/editing.ts`]: ': options,',
  'client/i18n/en/question-editor.ts': ": 'Made up',",
  'client/i18n/hi/question-editor.ts': ": 'Made up',",
  'client/i18n/en/rules.ts': ": 'Made up',",
  'client/i18n/hi/rules.ts': ": 'Made up',",
}

/** Source of a kind that shows options, optionally with a further part in its body or without a rule. */
const kindFile = (name: string, { part, without }: { part?: string; without?: string }): string =>
  `import { z } from 'zod'
import { AuthoredOption, type OptionsBody } from '../text.ts'
import { oneOption, type OptionsSpec } from './choosing.ts'
import type { Kind } from './kind.ts'

const Rubric = z.strictObject({ kind: z.literal('${name}'), optionIds: z.array(z.string()) })
${without ? `const { ${without}: _without, ...rules } = oneOption` : 'const rules = oneOption'}

export const ${name}: Kind<OptionsBody${part ? ` & { ${part}: string }` : ''}, z.infer<typeof Rubric>, OptionsSpec> = {
  ...rules,
  body: z.strictObject({ options: z.array(AuthoredOption)${part ? `, ${part}: z.string()` : ''} }),
  rubric: Rubric,
}
`

let folder = ''
const at = (path: string): string => join(folder, path)
const edit = (path: string, change: (text: string) => string): void =>
  writeFileSync(at(path), change(readFileSync(at(path), 'utf8')))

const register = (name: string): void =>
  edit(`${kinds}/registry.ts`, (text) =>
    text.replace(/^ {2}mcq,$/m, `  ${name},\n$&`).replace(/^import/m, `import { ${name} } from './${name}.ts'\n$&`),
  )

/** Compiler errors for a copy of the product, as `file: message`. */
const complaints = (): string[] => {
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  })
  return stdout
    .replaceAll('\\', '/')
    .split('\n')
    .filter((line) => line.includes(': error '))
    .map((line) => line.replace(/\(\d+,\d+\): error TS\d+/, ''))
}

beforeAll(() => {
  if (!runs) return
  mkdirSync(join(root, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(root, '.tmp', 'new-kind-'))
  for (const path of ['domain', 'client', 'worker', 'drizzle/schema', 'drizzle/reference', 'drizzle/seed/synthetic.ts'])
    cpSync(join(root, path), at(path), { recursive: true })
  writeFileSync(
    at('tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { rootDirs: ['.'] },
      include: [
        'domain',
        'drizzle',
        'client/*.d.ts',
        'client/features/attempts',
        'client/features/results',
        'client/i18n',
        'worker/*.d.ts',
        'worker/results/pdf',
      ],
      exclude: [],
    }),
  )
})
afterAll(() => {
  if (runs) rmSync(folder, { recursive: true, force: true })
})

/** A run of the compiler takes half a minute, and its subject seldom changes: only `npm run proofs` asks for it. */
const runs = process.env.NEW_KIND === 'on'

test.runIf(runs)(
  'a new kind is one file and one line in each list, and the compiler names every line and rule it lacks (QST-6)',
  () => {
    writeFileSync(at(`${kinds}/whole.ts`), kindFile('whole', {}))
    register('whole')
    for (const [path, line] of Object.entries(lines))
      edit(path, (text) => text.replaceAll(/^( +)mcq:/gm, `$1whole${line}\n$&`))

    writeFileSync(at(`${kinds}/lacking.ts`), kindFile('lacking', { part: 'diagram', without: 'keyFits' }))
    register('lacking')

    const found = complaints()
    // One compiler run checks both kinds, and its messages list all kinds of a union: a line that names `lacking` or
    // `diagram` is not about `whole`.
    const isOfWhole = (line: string) => line.includes("'whole' is missing") || !/lacking|diagram/.test(line)
    expect(found.filter(isOfWhole)).toEqual([])
    const named = (path: string, what: string) =>
      found.some((line) => line.startsWith(`${path}:`) && line.includes(what))
    const expected: [path: string, what: string][] = [
      [`${kinds}/lacking.ts`, "'keyFits' is missing"],
      [`${kinds}/presentation.ts`, "'lacking' is missing"],
      ['domain/questions/contract.ts', "'diagram' is missing"],
      ['client/features/attempts/exam/kinds/registry.tsx', "'lacking' is missing"],
      [`${kinds}/names.ts`, "'lacking' is missing"],
      [`${kinds}/editing.ts`, "'lacking' is missing"],
      ['client/i18n/en/question-editor.ts', "'lacking' is missing"],
      ['client/i18n/en/attempt.ts', "'lacking' is missing"],
      ['client/i18n/en/rules.ts', "'lacking' is missing"],
    ]
    expect(
      expected.filter(([path, what]) => !named(path, what)),
      found.join('\n'),
    ).toEqual([])
  },
  120_000,
)
