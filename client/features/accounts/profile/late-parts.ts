/** The forms of /profile, in a chunk of their own: they work as plain ones until it arrives. */
export { DetailsForm } from './details-form.tsx'
export { ExamForm } from './exam-form.tsx'
export { GuardianPart } from './guardian-part.tsx'
export { PictureForm } from './picture-form.tsx'
export { SecurityParts } from './security-parts.tsx'
export { UnconfirmedNotice } from './unconfirmed-notice.tsx'
