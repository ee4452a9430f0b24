import {
  getCertificatePage,
  getCertificatePicture,
  type Certificate,
} from '@mentor-connect/contract/learning/certificates'
import { paths } from '@mentor-connect/contract/rules/paths'

/** Path of the page where anybody can verify a certificate. */
export const verifyPath = (id: string) => `/verify-certificate?certificateId=${id}`

/** URL of the page with a picture of the certificate, which people share. The site serves this page. */
export const shareUrl = ({ siteUrl }: { siteUrl: string }, id: string) =>
  siteUrl + getCertificatePage.path.replace(':certificateId', id)

/** URL of the picture on the shared page of a certificate. */
export const cardUrl = ({ apiUrl }: { apiUrl: string }, id: string) =>
  apiUrl + getCertificatePicture.path.replace(':certificateId', id)

/** URL of a course's public page. */
export const courseUrl = ({ siteUrl }: { siteUrl: string }, courseId: string) =>
  siteUrl + paths.resource(courseId)

/** URL of the public page of the course, skill path or project that a certificate is for. */
export const achievementUrl = (
  site: { siteUrl: string },
  { courseId, path, project }: Pick<Certificate, 'courseId' | 'path' | 'project'>,
) => {
  if (project) return site.siteUrl + paths.project(project.projectId)
  return path ? site.siteUrl + paths.skillPath(path.slug) : courseUrl(site, courseId)
}

/** Shortens an address for typing by hand: removes the scheme and the query. */
export function shownAddress(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}
