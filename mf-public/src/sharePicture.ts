import { fileUrl } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/courses/courses'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import {
  getCoursePicture,
  getMentorPicture,
  getSitePicture,
} from '@mentor-connect/contract/api/sharePictures'
import type { Locale } from '@mentor-connect/i18n'
import { BRAND } from '@mentor-connect/contract/rules/brand'
import { pictureVersion } from '@mentor-connect/contract/rules/sharePictures'
import type { SharePicture } from '@mentor-connect/contract/site/rendering'

/** Version of the drawing, increased when the drawing changes so that caches are bypassed. */
const DRAWING = 1

export function courseShareUrl(course: Course, locale: Locale): string {
  const { title, description, domain, banner, mentorname, rating, reviewCount, lessonCount } = course
  const shown = [title, description, domain, banner, mentorname, rating, reviewCount, lessonCount]
  return urlOf(getCoursePicture.path.replace(':id', course._id), locale, shown)
}

export function mentorShareUrl(mentor: Mentor, locale: Locale): string {
  const { name, profile, expertise, experience, domains } = mentor
  const shown = [name, profile, expertise, experience, domains]
  return urlOf(getMentorPicture.path.replace(':id', mentor._id), locale, shown)
}

/** The picture for pages without a picture of their own. */
export function sitePicture(locale: Locale): SharePicture {
  return { url: urlOf(getSitePicture.path, locale, []), alt: BRAND[locale] }
}

function urlOf(path: string, locale: Locale, shown: unknown[]): string {
  const query = new URLSearchParams({ locale, v: pictureVersion([DRAWING, ...shown]) })
  return fileUrl(`${path}?${query}`)
}
