import { BRAND } from '@mentor-connect/contract/rules/brand'
import {
  getCertificatePage,
  getCredential,
  type Certificate,
} from '@mentor-connect/contract/api/certificates'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
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
  const [year, month] = monthOf(createdAt)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseName,
    organizationName: BRAND.en,
    issueYear: year,
    issueMonth: month,
    certUrl: certificateShareUrl(_id),
    certId: _id,
  })
  return `${LINKEDIN}?${fields}`
}

/** Year and month of the date that is on the certificate, in the product's zone. */
function monthOf(iso: string): [year: string, month: string] {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    timeZone: DEFAULT_TIME_ZONE,
  })
  const parts = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  return [parts['year'] ?? '', parts['month'] ?? '']
}
