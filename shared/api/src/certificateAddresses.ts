import { BRAND } from '@mentor-connect/contract/rules/brand'
import {
  getCertificatePage,
  getCredential,
  type Certificate,
} from '@mentor-connect/contract/api/certificates'
import { fileUrl, pathOf } from './call'

/** URL of the signed credential, for verification by other software. */
export function credentialUrl(certificateId: string): string {
  return fileUrl(pathOf(getCredential, { certificateId }))
}

/** URL for sharing: social networks render a preview card for it, people are redirected to the verification page. */
export function certificateShareUrl(certificateId: string): string {
  return fileUrl(pathOf(getCertificatePage, { certificateId }))
}

const LINKEDIN = 'https://www.linkedin.com/profile/add'

/** URL of LinkedIn's prefilled form for adding a certification. */
export function linkedInUrl({ _id, courseName, createdAt }: Certificate): string {
  const issued = new Date(createdAt)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseName,
    organizationName: BRAND.en,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: certificateShareUrl(_id),
    certId: _id,
  })
  return `${LINKEDIN}?${fields}`
}
