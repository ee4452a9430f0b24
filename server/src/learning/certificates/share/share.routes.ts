import { getCertificatePage, getCertificatePicture } from '@mentor-connect/contract/learning/certificates'
import type { FastifyInstance } from 'fastify'
import { errors } from '../../../platform/http/errors'
import { serve } from '../../../platform/http/serve'
import type { ApiDependencies } from '../../../kernel/dependencies'
import { achievementUrl, cardUrl, shareUrl, verifyPath } from '../../certificateAddresses'
import type { CertificateService } from '../certificates.service'
import { cardPictures } from './cardPictures'
import { SHARE_PAGE_POLICY, sharePage } from './sharePage'

const PAGE_MAX_AGE_S = 300
const PICTURE_MAX_AGE_S = 3600

/**
 * The public page of a certificate that a learner shares. It shows the certificate only while it can be
 * verified.
 */
export function registerShareRoutes(
  app: FastifyInstance,
  { config }: Pick<ApiDependencies, 'config'>,
  certificates: CertificateService,
) {
  const cardOf = cardPictures()

  serve(app, getCertificatePage, async ({ params: { certificateId: id } }, { reply }) => {
    const { certificate } = await certificates.verify(id)
    const check = config.siteUrl + verifyPath(id)
    return reply
      .header('content-security-policy', SHARE_PAGE_POLICY)
      .header('cache-control', `public, max-age=${PAGE_MAX_AGE_S}`)
      .header('x-robots-tag', 'noindex')
      .type(getCertificatePage.file ?? '')
      .send(sharePage(certificate, { page: shareUrl(config, id), picture: cardUrl(config, id), check }))
  })

  serve(app, getCertificatePicture, async ({ params }, { reply }) => {
    const { certificate } = await certificates.verify(params.certificateId)
    if (!certificate) throw errors.notFound('Picture')
    return reply
      .header('cache-control', `public, max-age=${PICTURE_MAX_AGE_S}`)
      .header('x-robots-tag', 'noindex')
      .type(getCertificatePicture.file ?? '')
      .send(await cardOf({ ...certificate, courseUrl: achievementUrl(config, certificate) }))
  })
}
