import { AuthoredAffair } from '../../domain/current-affairs/authored.ts'
import type { AffairContent } from '../../domain/current-affairs/contract.ts'
import { affairCategories, currentAffairs } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { renderBilingual } from '../questions/rich-text.ts'
import { affairChecks } from './office/checks.ts'

export const affairContent = contentKind<typeof currentAffairs, AuthoredAffair, AffairContent>({
  kind: 'current_affairs',
  table: currentAffairs,
  prefix: 'caf',
  contract: AuthoredAffair,
  async make(authored) {
    const { date, eventDate, category, isSample, body, matters, facts, sources } = authored
    return {
      columns: { access: 'free', date, eventDate, category, isSample },
      languages: completeLanguages(authored),
      content: { body, bodyHtml: await renderBilingual(body), matters, facts, sources },
    }
  },
  draftOf: (columns, content) => ({ ...omit(columns, 'access', 'languages'), ...omit(content, 'bodyHtml') }),
  references: ({ category }) => [{ field: 'category', table: affairCategories, id: category }],
  checks: affairChecks,
})
