import { inspectPdfFile } from './materials/pdf.inspector.ts'
import type { Inspectors } from './uploads/inspection.ts'
import { inspectPicture } from './uploads/picture-inspection.ts'
import { inspectFilm } from './videos/film-inspection.ts'

/** Inspector of each kind of file, run when all of its parts are stored. */
export const fileInspectors: Inspectors = { pdf: inspectPdfFile, video: inspectFilm, picture: inspectPicture }
