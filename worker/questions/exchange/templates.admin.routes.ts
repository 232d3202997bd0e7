import { Hono } from 'hono'
import { z } from 'zod'
import { languageKey, languageOf, languages } from '../../../domain/language.ts'
import { TemplateParam } from '../../../domain/questions/exchange/templates.ts'
import type { AppEnv } from '../../platform/context.ts'
import { validate } from '../../platform/validate.ts'

const TemplateQuery = z.strictObject({ [languageKey]: z.enum(languages).optional() })

/** Mounted under /admin/question-imports: files to fill in, with headings in a language. */
export const adminTemplatesRoutes = new Hono<AppEnv>().get(
  '/templates/:format',
  validate('param', TemplateParam),
  validate('query', TemplateQuery),
  async (c) => {
    const { makeTemplate } = await import('./template.ts')
    const language = languageOf(c.req.valid('query')[languageKey])
    const { bytes, extension, contentType } = await makeTemplate(c.req.valid('param').format, language)
    return c.body(bytes, 200, {
      'content-type': contentType,
      'content-disposition': `attachment; filename="taiyari-questions-${language}.${extension}"`,
      'content-language': language,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  },
)
