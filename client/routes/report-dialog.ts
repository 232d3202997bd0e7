import { late } from '../ui/late.tsx'

/** Comes when it is asked for: most questions are right. */
export const ReportDialog = late(() => import('../features/questions/report-dialog.tsx'), 'ReportDialog')

/** For a page that does not show one single attempt. */
export const reportWay = { Dialog: ReportDialog }
