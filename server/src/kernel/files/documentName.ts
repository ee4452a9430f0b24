import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'

const NAME_MAX = 100

/**
 * Returns the file name for downloads: the original name, made safe for every file system, with the extension
 * of the actual file type.
 */
export function documentName(given: string, extension: string): string {
  const base = given
    .normalize('NFC')
    // Browsers encode quotation marks in a file name as `%22`.
    .replaceAll('%22', '')
    .replace(/^.*[/\\]/, '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Bidi_Control}<>:"|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${firstGraphemes(base, NAME_MAX) || 'document'}.${extension}`
}
