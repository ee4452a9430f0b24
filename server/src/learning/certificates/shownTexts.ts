import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { drawableText } from '../../platform/typesetting/runs'
import { shownAddress } from '../certificateAddresses'

/**
 * Returns a name as certificates show it, without emoji. Returns an empty text if some letters cannot be
 * shown, because leaving them out would change the name.
 */
export const shownName = (name: string): string =>
  isBlank(name) || needsCertificateName(name) ? '' : drawableText(name, 'display')

/**
 * Returns a title as certificates show it, without emoji. If some letters cannot be shown, the address of the
 * course is added to the remaining words, so that the course can be identified.
 */
export function shownTitle(title: string, courseUrl: string): string {
  const shown = drawableText(title, 'display')
  if (!needsCertificateName(title)) return shown
  const words = shown.replace(EMPTY_BRACKETS, ' ').replace(/\s+/g, ' ').replace(LOOSE_ENDS, '')
  const address = shownAddress(courseUrl)
  return /\p{L}/u.test(words) ? `${words} (${address})` : address
}

const EMPTY_BRACKETS = /\(\s*\)|\[\s*\]|"\s*"|“\s*”|«\s*»/g
const LOOSE_ENDS = /^[\s:;,·/–—-]+|[\s:;,·/–—-]+$/g
