import type { EditableBuild } from './EditableBuild'

/** A release that must not become live. */
export interface BadRelease {
  name: string
  edit: (build: EditableBuild) => unknown
  /** What the gate answers. */
  says: RegExp
}

export const later = (code: string, ms = 100) => `setTimeout(() => { ${code} }, ${ms})`
