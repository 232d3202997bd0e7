import { certificateWords } from '../../domain/courses/certificate-words.ts'
import type { Services } from '../platform/context.ts'
import { notFound } from '../platform/errors.ts'
import { serveCardImage } from '../seo/card-image.usecases.ts'
import type { Card } from '../seo/social/card.ts'
import { checkCertificate } from './certificates.usecases.ts'

/** Picture of a valid certificate for chats. Throws as `checkCertificate`, 404 for one that was taken back. */
export const serveCertificateImage = async (
  services: Services,
  typed: string,
  clientAddress: string,
): Promise<Response> => {
  const { state, code, name, course } = await checkCertificate(services, typed, clientAddress)
  if (state !== 'valid') throw notFound()
  const card: Card = {
    title: course.title,
    label: certificateWords.title,
    drawing: { of: 'seal' },
    figure: { en: name, hi: '' },
  }
  return serveCardImage(services, { code, clientAddress, card })
}
