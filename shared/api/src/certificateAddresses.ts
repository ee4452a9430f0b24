import { BRAND } from '@mentor-connect/contract/rules/brand'
import {
  getCertificatePage,
  getCertificatePicture,
  getCredential,
  type Certificate,
} from '@mentor-connect/contract/learning/certificates'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { paths } from '@mentor-connect/contract/rules/paths'
import { fileUrl, pathOf } from './call'
import { addressOnSite } from './siteAddress'

/** URL of the signed credential, for verification by other software. */
export function credentialUrl(certificateId: string): string {
  return fileUrl(pathOf(getCredential, { certificateId }))
}

/**
 * URL of the page for sharing. Social networks show a preview card of it; for people, it leads to the verification
 * page.
 */
export function certificateShareUrl(certificateId: string): string {
  return addressOnSite(pathOf(getCertificatePage, { certificateId }))
}

/** URL of the picture on the page for sharing. The picture exists only while the certificate is valid. */
export function certificatePictureUrl(certificateId: string): string {
  return fileUrl(pathOf(getCertificatePicture, { certificateId }))
}

/** URL of the page where anybody can verify the certificate. */
export function certificateCheckUrl(certificateId: string): string {
  return addressOnSite(paths.verifyCertificateOf(certificateId))
}

/** URL that opens WhatsApp, on the phone or in the browser, with this message ready to send. */
export function whatsAppUrl(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
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

/** Returns the year and month of the date that is printed on the certificate, in the product's time zone. */
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
