import { useTranslation } from '../../../i18n/use-translation.ts'

/** Names of tasks and jobs; one without a name is named by its code. */
export const useNames = () => {
  const { i18n } = useTranslation('system')
  const nameAt = (branch: string, code: string): string => {
    const key = `${branch}.${code}`
    // A missing text is its key.
    const name = i18n.t(`system:${key}`)
    return name.endsWith(key) ? code : name
  }
  return {
    kindName: (kind: string) => nameAt('kinds', kind),
    jobName: (job: string) => nameAt('jobs.names', job),
  }
}
