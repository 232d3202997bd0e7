import { officeErrors } from './office-errors.ts'
import { officeFrame } from './office-frame.ts'
import { officeList } from './office-list.ts'
import { editor } from './editor.ts'
import { publishing } from './publishing.ts'
import { files } from './files.ts'
import { richText } from './rich-text.ts'
import { jobEditor } from './job-editor.ts'
import { affairEditor } from './affair-editor.ts'
import { courseEditor } from './course-editor.ts'
import { seriesEditor } from './series-editor.ts'
import { dashboard } from './dashboard.ts'
import { materialEditor } from './material-editor.ts'
import { videoEditor } from './video-editor.ts'
import { presetEditor } from './preset-editor.ts'
import { activities } from './activities.ts'
import { settings } from './settings.ts'
import { system } from './system.ts'
import { vocabulary } from './vocabulary.ts'
import { qualityGate } from './quality-gate.ts'

/** Texts of the office, which only administrators load. */
export const office = {
  errors: officeErrors,
  officeFrame,
  officeList,
  editor,
  files,
  publishing,
  richText,
  jobEditor,
  affairEditor,
  courseEditor,
  seriesEditor,
  materialEditor,
  videoEditor,
  presetEditor,
  activities,
  settings,
  system,
  dashboard,
  vocabulary,
  qualityGate,
}
