import { z } from 'zod'

/** A Markdown text to be rendered as publication renders it; a body of the office holds it in any script. */
export const RenderingRequest = z.strictObject({ text: z.string().max(60_000) })
