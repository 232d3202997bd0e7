import { z } from 'zod'
import { ExamProfileForm } from '../../../../../domain/accounts/contract.ts'
import { targets } from '../../../../../domain/accounts/student-profile.ts'
import { profileForm } from '../profile-form-definition.ts'

const { shape } = ExamProfileForm

/** Every field may stay empty. A value that is not among the options counts as none. */
export const TypedExamProfile = ExamProfileForm.extend({
  targets: z.array(z.string()).transform((chosen) => targets.filter((target) => chosen.includes(target))),
  targetYear: shape.targetYear.catch(null),
  medium: shape.medium.catch(null),
  category: shape.category.catch(null),
  state: shape.state.catch(null),
  birthDate: shape.birthDate.default(null),
  qualification: shape.qualification.catch(null),
})

export const examForms = {
  'exam-profile': profileForm({
    contract: TypedExamProfile,
    message: 'exams.saved',
    send: (json, { api }) => api.account['exam-profile'].$put({ json }),
  }),
}
