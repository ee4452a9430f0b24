import { sharePictureUrl } from '@mentor-connect/api'
import type { Course } from '@mentor-connect/contract/courses/courses'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { getCoursePicture, getMentorPicture } from '@mentor-connect/contract/api/sharePictures'
import type { Locale } from '@mentor-connect/i18n'

export function courseShareUrl(course: Course, locale: Locale): string {
  const { title, description, domain, banner, mentorname, rating, reviewCount, lessonCount } = course
  const shown = [title, description, domain, banner, mentorname, rating, reviewCount, lessonCount]
  return sharePictureUrl(getCoursePicture.path.replace(':id', course._id), locale, shown)
}

export function mentorShareUrl(mentor: Mentor, locale: Locale): string {
  const { name, profile, expertise, experience, domains } = mentor
  const shown = [name, profile, expertise, experience, domains]
  return sharePictureUrl(getMentorPicture.path.replace(':id', mentor._id), locale, shown)
}
