/** Size of share pictures that social networks require, in pixels. */
export const SHARE_PICTURE_WIDTH = 1200
export const SHARE_PICTURE_HEIGHT = 630

/**
 * Returns a short text that changes with the content of a picture. In the picture's URL, it makes caches load a
 * changed picture.
 */
export function pictureVersion(shown: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(shown))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
