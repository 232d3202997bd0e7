import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import {
  retriedImports,
  lostPageScripts,
  scriptsAfterText,
  sonnerWithoutStyleElement,
} from '../../scripts/build-plugins.ts'
import { root } from '../../scripts/root.ts'

/** Code of a build with one module; its imports stay external. */
const built = async (plugin: Plugin, entry: string): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => !/^[./\0]/.test(id),
      },
    },
  })
  const { output } = result as { output: { code?: string }[] }
  return output.map(({ code = '' }) => code).join('\n')
}

/** Temporary file at a library's path. */
const write = (path: string, code: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'taiyari-library-')), path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
  return file
}

const routerFile = (name: string) => `node_modules/react-router/dist/production/lib/dom/ssr/${name}.js`

const patches = [
  {
    plugin: sonnerWithoutStyleElement,
    file: 'node_modules/sonner/dist/index.mjs',
    original: ':where(html[dir="ltr"])',
    patched: 'void 0',
  },
  {
    plugin: scriptsAfterText,
    file: routerFile('components'),
    original: /rel: "modulepreload",\s*href: (path|manifest)/,
    patched: 'fetchPriority: "low"',
  },
  {
    plugin: lostPageScripts,
    file: routerFile('routeModules'),
    original: 'Error loading route module',
    patched: 'throw error',
  },
]

describe.each(patches)('patch $plugin.name (OPS-10)', ({ plugin, file, original, patched }) => {
  test('replaces the code of the installed library', async () => {
    const code = await built(plugin(), join(root, file))
    expect(code).toMatch(patched)
    expect(code).not.toMatch(original)
  })

  test('stops the build where the library has other code', async () => {
    const entry = write(file, 'export const version = 2')
    await expect(built(plugin(), entry)).rejects.toThrow('the library has other code than before')
  })

  test('stops the build where the library no longer has the file', async () => {
    const entry = write('index.js', 'export const version = 2')
    await expect(built(plugin(), entry)).rejects.toThrow('the library has no file')
  })
})

describe('retried imports (OPS-11)', () => {
  test('replaces Vite’s loader of an import() by the product’s own', async () => {
    const entry = write('index.js', "export const late = () => import('./part.js')")
    writeFileSync(join(dirname(entry), 'part.js'), 'export const part = 1')
    const code = await built(retriedImports(), entry)
    expect(code).toContain('importWithRetry')
    expect(code).not.toContain('vite:preloadError')
  })

  test('stops the build where Vite adds no loader by that name', async () => {
    const entry = write('index.js', 'export const late = 1')
    await expect(built(retriedImports(), entry)).rejects.toThrow('the library has no file')
  })
})
