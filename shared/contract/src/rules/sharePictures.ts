/** The size of share pictures that social networks ask for, in pixels. */
export const SHARE_PICTURE_WIDTH = 1200
export const SHARE_PICTURE_HEIGHT = 630

/** A short text that changes with what a picture shows, for its URL: caches then load the new picture. */
export function pictureVersion(shown: unknown): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(shown))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0).toString(36)
}
