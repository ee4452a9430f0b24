/** A part of the site that is built and released on its own. */
export interface Area {
  /** `shell`, or the name of a remote. */
  name: string
  /** Folder of the area. */
  dir: string
}
