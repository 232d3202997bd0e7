import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { questionKinds } from '../domain/questions/kinds/registry.ts'

/** Folders that may branch on a kind; other code uses their rules and presentation.ts. */
const registries = ['domain/questions/kinds/', 'client/features/attempts/exam/kinds/']

const name = `'(?:${questionKinds.join('|')})'`
/** Fields that only some bodies, answers or keys have. */
const field = "'(?:options|statements|rows|columns|multiple|optionIds|value|accepted)'"

const branches = [
  new RegExp(`kind\\s*[!=]==?\\s*${name}`),
  new RegExp(`${name}\\s*[!=]==?\\s*[\\w.]*kind\\b`),
  new RegExp(`\\bcase\\s+${name}`),
  new RegExp(`\\[[^\\]\\n]*${name}[^\\]\\n]*\\]\\.includes\\(`),
  new RegExp(`${field}\\s+in\\s+[\\w.]*(?:answer|body|key|question|spec)\\b`, 'i'),
]

/** Every line outside the registries that branches on a question's kind, as `file:line: text`. */
export const kindBranches = (folder: string): string[] =>
  globSync('{domain,drizzle,worker,client,scripts}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !registries.some((registry) => file.startsWith(registry)))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          branches.some((branch) => branch.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
        ),
    )
