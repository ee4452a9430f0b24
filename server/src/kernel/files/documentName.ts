import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'

const NAME_MAX = 100

/** The file name for downloads: the original name, made safe for every file system, with the true extension. */
export function documentName(given: string, extension: string): string {
  const base = given
    .normalize('NFC')
    // Browsers encode quotes in a file name like this.
    .replaceAll('%22', '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Bidi_Control}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${firstGraphemes(base, NAME_MAX) || 'document'}.${extension}`
}
