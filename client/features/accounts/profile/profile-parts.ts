/** Forms of the sections of the profile in one chunk. Until it loads they work as plain HTML forms. */
export { DataParts } from './data-parts.tsx'
export { Bookmarks } from './bookmarks/bookmarks.tsx'
export { DetailsForm } from './details/details-form.tsx'
export { ExamForm } from './exam/exam-form.tsx'
export { GuardianPart } from './guardian/guardian-part.tsx'
export { MyTests } from './my-tests.tsx'
export { PictureForm } from './picture/picture-form.tsx'
export { SecurityParts } from './security-parts.tsx'
