import { Hono } from 'hono'
import { z } from 'zod'
import { Revocation } from '../../domain/courses/contract.ts'
import { CertificatesQuery } from '../../domain/courses/office.ts'
import { clientAddress } from '../platform/client-address.ts'
import type { AppEnv } from '../platform/context.ts'
import { validate } from '../platform/validate.ts'
import { serveCertificateImage } from './certificate-image.usecases.ts'
import { listCertificates } from './certificate-list.usecases.ts'
import { checkCertificate, revokeCertificate } from './certificates.usecases.ts'

const CodeParam = z.object({ code: z.string().min(1).max(64) })

/** Public check of a certificate code; never cached. */
export const certificatesRoutes = new Hono<AppEnv>()
  .get('/:code', validate('param', CodeParam), async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await checkCertificate(c.var.services, c.req.valid('param').code, clientAddress(c)), 200)
  })
  .get('/:code/image.png', validate('param', CodeParam), (c) =>
    serveCertificateImage(c.var.services, c.req.valid('param').code, clientAddress(c)),
  )

/** Mounted under /admin/certificates behind the administrator guard. */
export const adminCertificatesRoutes = new Hono<AppEnv>()
  .get('/', validate('query', CertificatesQuery), async (c) =>
    c.json(await listCertificates(c.var.services, c.req.valid('query')), 200),
  )
  .post('/:code/revocation', validate('param', CodeParam), validate('json', Revocation), async (c) => {
    const { reason } = c.req.valid('json')
    return c.json(await revokeCertificate(c.var.services, c.var.user.id, c.req.valid('param').code, reason), 200)
  })
