import { createRequire } from 'node:module'

type Domino = { createWindow: (html: string) => { document: Document } }

/** The document model that turndown brings for Node. */
const domino = createRequire(createRequire(import.meta.url).resolve('turndown'))('@mixmark-io/domino') as Domino

export const parseHtml = (html: string): Document => domino.createWindow(html).document
