import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { graphemeCount } from '@mentor-connect/contract/rules/graphemes'
import { DOMAIN_TAG_MAX, EXPERIENCE_MAX, EXPERTISE_MAX } from '@mentor-connect/contract/rules/limits'
import { socialLink } from '@mentor-connect/contract/accounts/socialLinks'
import { mobileNumber, wholeNumber } from '@mentor-connect/contract/rules/typedNumbers'
import { IMAGE_MAX_BYTES } from '@mentor-connect/contract/rules/uploads'

export const PICTURE_MAX_MB = IMAGE_MAX_BYTES / (1024 * 1024)

export function isMobileNumber(text: string): boolean {
  return mobileNumber(text) !== undefined
}

export function isDomainList(tags: string[]): boolean {
  return tags.length > 0 && tags.every((tag) => graphemeCount(tag) <= DOMAIN_TAG_MAX)
}

export function isExpertise(text: string): boolean {
  return !isBlank(text) && graphemeCount(text.trim()) <= EXPERTISE_MAX
}

export function isYearsOfExperience(text: string): boolean {
  return wholeNumber(text, EXPERIENCE_MAX) !== undefined
}

/** Returns the first invalid link; undefined if all are valid. */
export function invalidLink(links: string[]): string | undefined {
  return links.find((link) => !socialLink(link))
}

/**
 * Returns true if a newly selected picture has an accepted type and size. A stored picture, or none, is always
 * accepted.
 */
export function isAcceptedPicture(picture: string | File | null): boolean {
  return !(picture instanceof File) || (picture.type.startsWith('image/') && picture.size <= IMAGE_MAX_BYTES)
}
