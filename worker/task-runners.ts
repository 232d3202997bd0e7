import { studentExports } from './accounts/student-exports.ts'
import { eraseData } from './data-rights/erasure.task.ts'
import { exportData } from './data-rights/export.task.ts'
import { countEvidenceTask } from './attempts/evidence.task.ts'
import { scheduleOldLogs } from './attempts/response-logs.task.ts'
import { pushTest } from './attempts/test-push.task.ts'
import { runBulk } from './content/bulk.task.ts'
import { contentExports } from './content/export.usecases.ts'
import { rebuildOfficeLists } from './content/office-rebuild.task.ts'
import { contentKinds } from './content-kinds.ts'
import { fileInspectors } from './file-inspectors.ts'
import { makeCertificate } from './courses/certificate.task.ts'
import { makeDigest } from './current-affairs/digest.task.ts'
import { readFeedTask } from './current-affairs/feeds/feed.task.ts'
import { orderExports } from './office/order-exports.ts'
import { makePreviewPages } from './materials/preview-pages.task.ts'
import { makeDocument } from './purchases/documents/document.task.ts'
import { reconcile } from './purchases/reconciliation/reconciliation.task.ts'
import { writeQuestionExport } from './questions/exports/export.task.ts'
import { runImport } from './questions/imports/run-import.ts'
import { compactResults } from './results/compaction.task.ts'
import { rescore } from './results/rescoring.task.ts'
import { tellScores } from './results/score-notices.task.ts'
import { computeStatistics } from './results/statistics.task.ts'
import { normaliseGroup } from './results/shifts.usecases.ts'
import { makeSolutionsPdf } from './results/solutions.usecases.ts'
import { salesExports } from './sales/exports.usecases.ts'
import { findSearchDocument, searchSources } from './search-sources.ts'
import { rebuildIndex } from './search/rebuild.task.ts'
import { makeSocialImageOf } from './seo/social-image.task.ts'
import { finishUpload } from './uploads/finish-upload.ts'
import type { TaskRunners } from './tasks/tasks.queue.ts'

/** The runner of each kind of task; kinds are declared in domain/tasks/contract.ts. */
export const taskRunners: TaskRunners = {
  rescoring: rescore,
  evidence: countEvidenceTask,
  normalisation: normaliseGroup,
  solutions_pdf: makeSolutionsPdf,
  test_push: pushTest,
  search_rebuild: rebuildIndex(searchSources),
  affairs_digest: makeDigest,
  affairs_feed: readFeedTask,
  social_image: makeSocialImageOf(findSearchDocument),
  certificate: makeCertificate,
  account_export: exportData,
  account_erasure: eraseData,
  result_compaction: compactResults,
  response_logs: scheduleOldLogs,
  office_rebuild: rebuildOfficeLists,
  office_bulk: runBulk(contentKinds),
  office_export: contentExports.task,
  preview_pages: makePreviewPages,
  file_finish: finishUpload(fileInspectors),
  item_statistics: computeStatistics,
  question_import: runImport,
  question_export: writeQuestionExport,
  student_export: studentExports.task,
  order_export: orderExports.task,
  reconciliation: reconcile,
  score_notices: tellScores,
  tax_document: makeDocument,
  sales_export: salesExports.task,
}
