import { build } from 'vite'

/** Bundled code of one worker module; externals stay imports. */
export const bundleWorker = async (file: string, external: string[]): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: file, write: false, rolldownOptions: { external } },
  })
  const [chunk] = 'output' in output ? output.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${file} could not be bundled.`)
  return chunk.code
}
