/** A part of the site that is built and released separately. */
export interface Area {
  /** `shell`, or the name of a remote. */
  name: string
  /** Folder of the area. */
  dir: string
}
