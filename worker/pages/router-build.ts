import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import { reportPageError } from './page-errors.ts'
import { pageFinder, publicBuild } from './page-routes.ts'
import { fixedSegments } from './canonical-address.ts'

/** The built client's routes and their request handlers. */
type Pages = {
  build: ServerBuild
  handle: { forAdmins: RequestHandler; forOthers: RequestHandler }
  fixed: ReadonlySet<string>
  isPage: (pathname: string) => boolean
}

let pages: Pages | null = null

/** Prepared once per build: a handler that loads its build itself prepares all routes for each request. */
export const loadPages = async (): Promise<Pages> => {
  const build = await import('virtual:react-router/server-build')
  if (pages?.build !== build) {
    const module = { ...build.entry.module, handleError: reportPageError }
    const handlerOf = (part: ServerBuild) => createRequestHandler({ ...part, entry: { module } }, import.meta.env.MODE)
    const handle = { forAdmins: handlerOf(build), forOthers: handlerOf(publicBuild(build)) }
    pages = { build, handle, fixed: fixedSegments(build.routes), isPage: pageFinder(build.routes) }
  }
  return pages
}
