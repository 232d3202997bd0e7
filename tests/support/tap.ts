import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { bundleWorker } from './bundle.ts'

/** What `serve` takes as its entry, so that replies tell of D1 and requests can let bindings fail (tapped-worker.ts). */
export const tappedEntry = async (): Promise<string> => {
  const file = join(root, 'tests', 'support', 'tapped-worker.ts')
  const code = await bundleWorker(file, ['built-worker', 'cloudflare:workers'])
  return code.replaceAll(/(["'])built-worker\1/g, '"./index.js"')
}
