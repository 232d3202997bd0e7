import { useTranslation } from '../../../i18n/use-translation.ts'
import { previousOf } from '../../../../domain/attempts/palette.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { useExam } from './exam-context.ts'
import { ignoreKeyRepeat, useDoubleTapGuard } from './double-tap.ts'

/** The four buttons of a question: two rows on phones; on small screens at the end of the scrolled content. */
export function FooterBar({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('attempt')
  const { act, outline, sheet, readOnly, mayAnswer } = useExam()
  const idle = {
    previous: previousOf(outline, sheet.currentId) === undefined,
    clear: !mayAnswer,
    mark_and_next: !mayAnswer,
    save_and_next: readOnly,
  }
  const isFirst = useDoubleTapGuard()
  const button = (type: keyof typeof idle, text: string, primary = false) => (
    <Button
      look={primary ? 'primary' : 'secondary'}
      className="px-2 text-sm leading-tight md:px-4"
      disabled={idle[type]}
      onKeyDown={ignoreKeyRepeat}
      onClick={(event) => {
        // The second tap of a double tap would act on the question that the first one opened.
        if (type === 'clear' || isFirst(type, event.nativeEvent)) act({ type })
      }}
    >
      {text}
    </Button>
  )
  return (
    <footer
      className={classes(
        'grid shrink-0 grid-cols-2 gap-2 border-t border-hairline bg-sunken p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:flex small:min-[30rem]:sticky small:min-[30rem]:bottom-0 small:min-[30rem]:grid-cols-4',
        className,
      )}
    >
      {button('mark_and_next', t('exam.mark'))}
      {button('clear', t('exam.clear'))}
      <span className="hidden flex-1 md:block" />
      {button('previous', t('exam.previous'))}
      {/* A question that takes no answer only has "Next". */}
      {button('save_and_next', t(mayAnswer || readOnly ? 'exam.save' : 'opening.next'), true)}
    </footer>
  )
}
