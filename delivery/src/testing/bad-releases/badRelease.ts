import type { EditableBuild } from './EditableBuild'

/** A release that must not become live. */
export interface BadRelease {
  name: string
  edit: (build: EditableBuild) => unknown
  /** Matches the refusal of the gate. */
  says: RegExp
}

export const later = (code: string, ms = 100) => `setTimeout(() => { ${code} }, ${ms})`
