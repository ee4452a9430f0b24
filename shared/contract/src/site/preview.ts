import type { RemoteRelease } from './siteRegistry'

/** A release that, until a set time, is used only in browsers that have opened a signed URL. */
export interface Preview {
  area: string
  /** Name that the team has given it, such as `pr-12`. */
  name: string
  /** End of the preview: ISO 8601, UTC. */
  until: string
  release: RemoteRelease
}

/**
 * Query parameter of the signed URL. Its value is the preview as JSON and the Ed25519 signature of
 * `previewText`, both base64url, with a dot between them.
 */
export const PREVIEW_PARAMETER = 'preview'

/** The text that is signed for a preview. Because of the prefix, it is never the text of a signed registry. */
export const previewText = (json: string) => `mc-preview:${json}`
