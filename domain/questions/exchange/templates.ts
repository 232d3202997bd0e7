import { z } from 'zod'

/** Formats with a template to fill in. */
export const templateFormats = ['xlsx', 'csv', 'docx'] as const
export type TemplateFormat = (typeof templateFormats)[number]

export const TemplateParam = z.object({ format: z.enum(templateFormats) })
