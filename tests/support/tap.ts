import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { bundleWorker } from './bundle.ts'

/** Entry for `serve` that counts D1 round trips and lets bindings fail (tapped-worker.ts). */
export const tappedEntry = async (): Promise<string> => {
  const file = join(root, 'tests', 'support', 'tapped-worker.ts')
  const code = await bundleWorker(file, ['built-worker', 'cloudflare:workers'])
  return code.replaceAll(/(["'])built-worker\1/g, '"./index.js"')
}
