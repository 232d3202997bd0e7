const retryMs = 2_000

/** What comes of each file: asked for once, until it is there. */
const had = new Map<string, Promise<void>>()

const addStyle = (address: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    for (const end of ['load', 'error']) link.addEventListener(end, done)
    document.head.appendChild(link)
  })

/** Puts a file into the browser's cache, trying again for as long as nothing answers. */
const bring = async (address: string): Promise<void> => {
  // The page itself asked for it.
  if (document.querySelector(`link[href="${address}"]`)) return
  for (;;) {
    try {
      const reply = await fetch(address)
      await reply.arrayBuffer()
      // A file that is refused (of an older build, say) fails by itself as it is loaded.
      if (reply.status < 500) break
    } catch {
      // No network: see below.
    }
    await new Promise((done) => setTimeout(done, retryMs))
  }
  if (address.endsWith('.css')) await addStyle(address)
}

const once = (address: string): Promise<void> => {
  const coming = had.get(address) ?? bring(address)
  had.set(address, coming)
  return coming
}

/**
 * Stands around every `import()` of the browser's build (scripts/build-plugins.ts), with the files that it needs. A
 * browser that failed to import a module, or a module of that one, never has it again in this document. So the files come
 * first by themselves, for as long as that takes, and are imported from the cache.
 */
export const loadLate = async <Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> => {
  // A module that needs no other is named in its import only.
  const alone = /import\(\W\.\/([\w.-]+)\W\)/.exec(String(load))?.[1]
  await Promise.all([...files, ...(alone ? [`assets/${alone}`] : [])].map((file) => once(`/${file}`)))
  return load()
}
