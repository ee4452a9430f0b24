import { getCertificatePage, getCredential, type Certificate } from '../contracts/certificates'
import { fileUrl, pathOf } from './call'

/** What other software verifies. */
export function credentialUrl(certificateId: string): string {
  return fileUrl(pathOf(getCredential, { certificateId }))
}

/** The address to hand on: social networks show a card for it, people land on the check. */
export function certificateShareUrl(certificateId: string): string {
  return fileUrl(pathOf(getCertificatePage, { certificateId }))
}

const LINKEDIN = 'https://www.linkedin.com/profile/add'

/** LinkedIn's form for a certification, filled in. */
export function linkedInUrl({ _id, courseName, createdAt }: Certificate): string {
  const issued = new Date(createdAt)
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseName,
    organizationName: 'Mentor-Connect',
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: certificateShareUrl(_id),
    certId: _id,
  })
  return `${LINKEDIN}?${fields}`
}
