import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { reportPageError } from './page-errors.ts'
import { pageFinder, publicBuild } from './page-routes.ts'
import { fixedParts } from './plain-address.ts'

/** What the built client knows of its pages, and how they are rendered. */
type Pages = {
  build: ServerBuild
  handle: { forAdmins: RequestHandler; forOthers: RequestHandler }
  fixed: ReadonlySet<string>
  isPage: (pathname: string) => boolean
}

let pages: Pages | null = null

/** Made once for a build: a handler that loads its build by itself makes all of its routes anew for each request. */
export const loadPages = async (): Promise<Pages> => {
  const build = await import('virtual:react-router/server-build')
  if (pages?.build !== build) {
    const module = { ...build.entry.module, handleError: reportPageError }
    const handlerOf = (part: ServerBuild) => createRequestHandler({ ...part, entry: { module } }, import.meta.env.MODE)
    const handle = { forAdmins: handlerOf(build), forOthers: handlerOf(publicBuild(build)) }
    pages = { build, handle, fixed: fixedParts(build.routes), isPage: pageFinder(build.routes) }
  }
  return pages
}
