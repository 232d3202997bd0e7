import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'

const guides = globSync(['*.md', 'docs/**/*.md', '.github/*.md'], { cwd: root }).sort()

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** True unless the decision is superseded: such a record may describe code that no longer exists. */
const isInForce = (file: string): boolean => !/^Status: superseded/m.test(textOf(file))

test('every link between guides leads to a file (OPS-47)', () => {
  const broken = guides.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('every file and folder that a guide names exists, except those that it tells to create (OPS-47)', () => {
  const named = /`((?:client|docs|domain|drizzle|migrations|scripts|tests|worker)\/[\w./-]*)`(?! \(new\))/g
  const missing = guides.filter(isInForce).flatMap((file) =>
    [...textOf(file).matchAll(named)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('the index of requirements lists every file with its prefix (OPS-47)', () => {
  const index = textOf('docs/requirements/README.md')
  const missing = globSync('docs/requirements/*.md', { cwd: root })
    .filter((file) => basename(file) !== 'README.md')
    .filter((file) => {
      const [, prefix = ''] = /^- \*\*([A-Z]{3})-\d+\*\* /m.exec(textOf(file)) ?? []
      return !index.split('\n').some((line) => line.startsWith(`| ${prefix} `) && line.includes(basename(file)))
    })
  expect(missing).toEqual([])
})

type Example = { file: string; code: string }

/** Code of the files that CONTRIBUTING.md tells to create: the block after a name with "(new)". */
const examples = (): Example[] =>
  [...textOf('CONTRIBUTING.md').matchAll(/`([\w./-]+)` \(new\)[^]*?```tsx?\n([^]*?)```/g)].map(
    ([, file = '', code = '']) => ({ file, code }),
  )

const exportsName = (code: string, name: string): boolean =>
  new RegExp(`export (?:const|function|class|type) ${name}\\b`).test(code)

test('the examples of CONTRIBUTING.md import what exists (OPS-47)', () => {
  const all = examples()
  expect(all.length).toBeGreaterThan(5)
  const imports = all.flatMap(({ file, code }) =>
    [...code.matchAll(/import (?:type )?\{ ([^}]+) \} from '(\.[^']+)'/g)].flatMap(([, names = '', target = '']) =>
      names.split(', ').map((name) => ({ file, name: name.replace('type ', ''), target: join(dirname(file), target) })),
    ),
  )
  const missing = imports.filter(({ name, target }) => {
    if (target.includes('/+types/') || exportsName(textOf('CONTRIBUTING.md'), name)) return false
    return !existsSync(join(root, target)) || !exportsName(textOf(target), name)
  })
  expect(missing).toEqual([])
})
