import { Hono } from 'hono'
import { z } from 'zod'
import {
  AskGuardian,
  ChangeEmail,
  ChangePassword,
  Details,
  ExamProfileForm,
  GuardianAnswer,
  GuardianLink,
  StartLink,
} from '../../domain/accounts/contract.ts'
import { Welcome } from '../../domain/accounts/welcome.ts'
import { accountPaths } from '../../domain/account-paths.ts'
import type { AppEnv } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { takesFile } from '../platform/guards.ts'
import { EmptyBody, validate } from '../platform/validate.ts'
import { refuseLongPassword, limitTakenAddresses, pictureChanges } from './accounts.limits.ts'
import { clientAddress } from '../platform/client-address.ts'
import { limitCount } from '../platform/limits.ts'
import { afterPasswordChange, requestEmailChange, mailConfirmation, cancelEmailChange } from './email.usecases.ts'
import {
  answerAsGuardian,
  requestConsent,
  mailReplacementLink,
  readConsentRequest,
  renewGuardianLink,
} from './guardian.usecases.ts'
import { refuseWeakPassword } from './password-rules/refuse-weak.ts'
import { readPicture, removePicture, setPicture } from './picture.usecases.ts'
import { limitMail, mailWithinLimit } from './mail-limits.ts'
import { rememberDevice } from './known-device.ts'
import * as profile from './profile.usecases.ts'
import { provePassword, withPassword } from './prove-password.ts'
import { secondFactorRoutes } from './second-factor.routes.ts'
import { authFor, requireAccount, viewLanguage } from './session.ts'
import { okOrThrow } from './refusals.ts'
import { requireSwitch } from '../settings/switches.usecases.ts'
import { startSocial } from './social.ts'

const done = { status: true } as const

/** The student's own account. Every call reads the session from D1, so that a revoked one ends at once. */
export const accountRoutes = new Hono<AppEnv>()
  .use(requireAccount)
  .get('/', async (c) => {
    c.header('cache-control', 'no-store')
    const { services, user, session } = c.var
    return c.json(await profile.describeAccount(services, user, session.id, await viewLanguage(c)), 200)
  })
  .put('/details', validate('json', Details), async (c) => {
    const { services, user } = c.var
    await profile.changeDetails(services, user.id, c.req.valid('json'))
    await mailReplacementLink(services, user.id, (to, send) =>
      mailWithinLimit(services, { kind: 'guardian', to, from: clientAddress(c), account: user.id }, send),
    )
    return c.json(done, 200)
  })
  .put('/exam-profile', validate('json', ExamProfileForm), async (c) => {
    await profile.changeExamProfile(c.var.services, c.var.user.id, c.req.valid('json'))
    return c.json(done, 200)
  })
  .put('/welcome', validate('json', Welcome), async (c) => {
    await profile.answerWelcome(c.var.services, c.var.user.id, c.req.valid('json').answer)
    return c.json(done, 200)
  })
  .put('/picture', takesFile, validate('form', z.strictObject({ file: z.file() })), async (c) => {
    await requireSwitch(c.var.services, 'pictures')
    await limitCount(c.var.services, `picture:${c.var.user.id}`, pictureChanges)
    const photoURL = await setPicture(c.var.services, c.var.user.id, c.req.valid('form').file)
    return c.json({ photoURL }, 200)
  })
  .delete('/picture', validate('json', EmptyBody), async (c) => {
    await removePicture(c.var.services, c.var.user.id)
    return c.json(done, 200)
  })
  .post('/verification', validate('json', EmptyBody), async (c) => {
    const { services, user } = c.var
    if (!user.emailVerified) {
      await limitMail(services, { kind: 'confirm', to: user.email, from: clientAddress(c), account: user.id })
      await mailConfirmation(services, user, await viewLanguage(c))
    }
    return c.json(done, 200)
  })
  .post('/email', validate('json', ChangeEmail), async (c) => {
    const { services, user } = c.var
    const { newEmail, password } = c.req.valid('json')
    await provePassword(c, password)
    await limitMail(services, { kind: 'change', to: newEmail, from: clientAddress(c), account: user.id })
    await limitTakenAddresses(services, clientAddress(c), async () => {
      await requestEmailChange(services, user, newEmail, await viewLanguage(c))
    })
    return c.json(done, 200)
  })
  .delete('/email', validate('json', EmptyBody), async (c) => {
    await cancelEmailChange(c.var.services, c.var.user)
    return c.json(done, 200)
  })
  .post('/password', refuseLongPassword, validate('json', ChangePassword), async (c) => {
    const body = { ...c.req.valid('json'), revokeOtherSessions: true }
    await refuseWeakPassword(body.newPassword, c.var.user)
    const response = await withPassword(c, () =>
      authFor(c).api.changePassword({ body, headers: c.req.raw.headers, asResponse: true }),
    )
    await okOrThrow(response)
    await afterPasswordChange(c.var.services, c.var.user)
    await rememberDevice(c, c.var.user.email, response, { isOwn: true })
    for (const cookie of response.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return c.json(done, 200)
  })
  .post('/sign-in-methods', validate('json', StartLink), async (c) => {
    // A person who has not confirmed the address must not leave a sign-in method for later.
    if (!c.var.user.emailVerified)
      throw new AppError('accounts.email_unverified', 403, 'Confirm the e-mail address first.')
    const { password, ...start } = c.req.valid('json')
    await provePassword(c, password)
    return c.json(await startSocial(c, 'link', { next: accountPaths.profileSecurity(), ...start }), 200)
  })
  .delete('/sign-in-methods/:provider', validate('json', EmptyBody), async (c) => {
    await profile.unlinkSignIn(c.var.services, c.var.user.id, c.req.param('provider'))
    return c.json(done, 200)
  })
  .delete('/sessions', validate('json', EmptyBody), async (c) => {
    await profile.endOtherSessions(c.var.services, c.var.user.id, c.var.session.id)
    return c.json(done, 200)
  })
  .delete('/sessions/:sessionId', validate('json', EmptyBody), async (c) => {
    await profile.endSession(c.var.services, c.var.user.id, c.req.param('sessionId'))
    return c.json(done, 200)
  })
  .post('/guardian', validate('json', AskGuardian), async (c) => {
    const { services, user } = c.var
    const asked = c.req.valid('json')
    const mail = { kind: 'guardian', to: asked.guardianEmail, from: clientAddress(c), account: user.id } as const
    await limitMail(services, mail)
    await requestConsent(services, user, asked, await viewLanguage(c))
    return c.json(done, 200)
  })
  .route('/second-factor', secondFactorRoutes)

/** A guardian has no account: the token in the mail is enough. */
export const guardianRoutes = new Hono<AppEnv>()
  .get('/', validate('query', GuardianLink), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await readConsentRequest(c.var.services, c.req.valid('query').token), 200)
  })
  .post('/', validate('json', GuardianAnswer), async (c) => {
    const { token, consent } = c.req.valid('json')
    return c.json(await answerAsGuardian(c.var.services, token, consent), 200)
  })
  .post('/link', validate('json', GuardianLink), async (c) => {
    const { services } = c.var
    await renewGuardianLink(services, c.req.valid('json').token, await viewLanguage(c), (to) =>
      limitMail(services, { kind: 'guardian', to, from: clientAddress(c) }),
    )
    return c.json(done, 200)
  })

export const picturesRoutes = new Hono<AppEnv>().get('/:name', (c) => readPicture(c.var.services, c.req.param('name')))
