import { unwrap } from '../../api.ts'
import { apiContext } from '../../context.ts'
import { load } from '../../load.ts'
import { PreviewPage } from '../../office/publishing/preview-page.tsx'
import { BilingualText } from '../../ui/bilingual-text.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { pickText, useLanguage } from '../../i18n/use-language.ts'
import type { PageHandle } from '../page-handle.ts'
import type { Route } from './+types/passage-preview.ts'

export const handle = { strings: ['office', 'bank'], audience: 'admin' } satisfies PageHandle

export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  const { passages } = context.get(apiContext).admin
  return load(unwrap(passages[':passageId'].preview.$get({ param: { passageId: id } })))
}

/** Draft of a passage as its questions show it. */
export default function PassagePreview({ loaderData: { preview, passage } }: Route.ComponentProps) {
  const { language } = useLanguage()
  const { text, lang } = pickText(passage.content, language)
  return (
    <PreviewPage preview={preview}>
      <article className="p-4">
        <h1 className="mb-2 text-xl">
          <BilingualText text={passage.title} />
        </h1>
        <RichText html={text} lang={lang} />
      </article>
    </PreviewPage>
  )
}
