const retryMs = 2_000

/** Download of each file, started once and shared. */
const downloads = new Map<string, Promise<void>>()

const addStyle = (address: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    for (const end of ['load', 'error']) link.addEventListener(end, done)
    document.head.appendChild(link)
  })

/** Downloads a file into the browser's cache; retries until the server answers. */
const download = async (address: string): Promise<void> => {
  // Already loaded by the page itself.
  if (document.querySelector(`link[href="${address}"]`)) return
  for (;;) {
    try {
      const reply = await fetch(address)
      await reply.arrayBuffer()
      // A refused file, such as one of an older build, fails when it is imported.
      if (reply.status < 500) break
    } catch {
      // No network: retried below.
    }
    await new Promise((done) => setTimeout(done, retryMs))
  }
  if (address.endsWith('.css')) await addStyle(address)
}

const downloadOnce = (address: string): Promise<void> => {
  const started = downloads.get(address) ?? download(address)
  downloads.set(address, started)
  return started
}

/**
 * Wrapper of every `import()` in the browser's build (scripts/build-plugins.ts); `files` are the module's dependencies.
 * After a failed import a browser never retries that module in the same document. So the files are downloaded first,
 * with retries, and then imported from the cache.
 */
export const importWithRetry = async <Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> => {
  // A module without dependencies is named only in its own import.
  const alone = /import\(\W\.\/([\w.-]+)\W\)/.exec(String(load))?.[1]
  await Promise.all([...files, ...(alone ? [`assets/${alone}`] : [])].map((file) => downloadOnce(`/${file}`)))
  return load()
}
