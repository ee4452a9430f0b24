import { isBlank } from '@mentor-connect/contract/rules/enteredText'
import { needsCertificateName } from '@mentor-connect/contract/accounts/printableNames'
import { drawableText } from '../../platform/typesetting/runs'
import { shownAddress } from '../certificateAddresses'

/**
 * A name as certificates show it, without emoji. Empty if letters cannot be shown, because the name would be
 * another one.
 */
export const shownName = (name: string): string =>
  isBlank(name) || needsCertificateName(name) ? '' : drawableText(name, 'display')

/**
 * A title as certificates show it, without emoji. If letters cannot be shown, the address of the course follows
 * the remaining words, so that the course can be identified.
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
