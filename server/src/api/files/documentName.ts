import { firstGraphemes } from '@mentor-connect/shared/rules/graphemes'

const NAME_MAX = 100

/** The name of a document as its readers get it: what the owner called it, safe in every folder, with the true extension. */
export function documentName(given: string, extension: string): string {
  const base = given
    .normalize('NFC')
    // Browsers write the quotes of a file name so.
    .replaceAll('%22', '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Bidi_Control}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${firstGraphemes(base, NAME_MAX) || 'document'}.${extension}`
}
