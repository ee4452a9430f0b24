import { getCertificatePage, getCertificatePicture } from '@mentor-connect/contract/learning/certificates'
import { paths } from '@mentor-connect/contract/rules/paths'

/** The path of the page of the site where anybody can verify a certificate. */
export const verifyPath = (id: string) => `/verify-certificate?certificateId=${id}`

/** The page with a picture of the certificate, which people share: the site serves it on its own address. */
export const shareUrl = ({ siteUrl }: { siteUrl: string }, id: string) =>
  siteUrl + getCertificatePage.path.replace(':certificateId', id)

/** The picture on that page. */
export const cardUrl = ({ apiUrl }: { apiUrl: string }, id: string) =>
  apiUrl + getCertificatePicture.path.replace(':certificateId', id)

/** The public page of the course. */
export const courseUrl = ({ siteUrl }: { siteUrl: string }, courseId: string) =>
  siteUrl + paths.resource(courseId)

/** A short form of an address, to type by hand: without scheme and query. */
export function shownAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
