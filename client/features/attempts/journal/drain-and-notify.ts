import { paths } from '../../../../domain/paths.ts'
import type { I18n } from '../../../i18n/instance.ts'
import { whenStrings } from '../../../i18n/use-strings.ts'
import { notify } from '../../../ui/toasts/notify.ts'
import { drain, type DrainedTest } from './drain.ts'

let running: Promise<DrainedTest[]> | null = null

const pathOf = ({ record: { testId, attemptId, isPractice }, ended }: DrainedTest): string =>
  isPractice
    ? paths.practiceSession(attemptId)
    : ended
      ? `${paths.testResult(testId)}?attempt=${attemptId}`
      : paths.test(testId)

/** Sends this device's unsent answers and notifies once per test; `go` follows the notification's link. */
export const drainAndNotify = async (userId: string, i18n: I18n, go: (path: string) => void): Promise<void> => {
  if (running) return
  running = drain(userId).finally(() => (running = null))
  const found = await running
  if (found.length > 0) await whenStrings(i18n, 'delivery')
  for (const drained of found) {
    const { answers, uncounted, ended, record } = drained
    notify({
      id: `drained-${record.attemptId}`,
      tone: uncounted > 0 ? 'warning' : 'success',
      title: i18n.t('delivery:drained.title', { count: answers }),
      ...(uncounted > 0 && { text: i18n.t('delivery:drained.uncounted', { count: uncounted }) }),
      durationMs: Infinity,
      action: {
        label: i18n.t(`delivery:drained.${record.isPractice ? 'practice' : ended ? 'result' : 'test'}`),
        onSelect: () => go(pathOf(drained)),
      },
    })
  }
}
