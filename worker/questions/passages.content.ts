import { BankPassage, type PassageContent } from '../../domain/questions/bank.ts'
import { compareQuestionLanguages } from '../../domain/questions/parity/checklist.ts'
import { passages } from '../../drizzle/schema/index.ts'
import { contentKind } from '../content/content-kind.ts'
import { completeLanguages } from '../content/languages.ts'
import { omit } from '../content/omit.ts'
import { codeOf } from './questions.content.ts'
import { renderBilingual } from './rich-text.ts'
import { isNamed, isShown, passageContents } from './versions.store.ts'

export const passageContent = contentKind<typeof passages, BankPassage, PassageContent>({
  kind: 'passage',
  table: passages,
  prefix: 'psg',
  contract: BankPassage,
  compareLanguages: compareQuestionLanguages,
  slugOf: (itemId) => codeOf('p', itemId),
  contents: passageContents,
  isNeeded: isShown,
  isHeld: isNamed,
  isArchivable: true,
  make: async (authored) => {
    const { kind, title, content } = authored
    return {
      columns: { access: 'free', kind },
      languages: completeLanguages(omit(authored, 'summary', 'seo')),
      content: { title, content, contentHtml: await renderBilingual(content) },
    }
  },
  draftOf: (columns, { content }) => ({
    ...omit(columns, 'summary', 'seo', 'access', 'languages'),
    content,
  }),
  references: () => [],
})
