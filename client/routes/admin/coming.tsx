import type { PageHandle } from '../page-handle.ts'

export const handle = { strings: ['site'], audience: 'admin' } satisfies PageHandle

export { default } from '../coming.tsx'
