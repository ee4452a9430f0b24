import type { Release } from '../release/release'
import type { Issue } from './builtRelease'
import { containerIssues } from './containerIssues'
import { readRelease } from './readRelease'
import { fileIssues, otherIssues } from './releaseRules'

export interface Conformance {
  /** The description of the release. Undefined if the folder contains no valid one. */
  description?: Release
  /** All errors, each with the way to fix it. Empty if the release conforms to the protocol. */
  issues: Issue[]
}

/**
 * Checks a folder against the release protocol (docs/protocol.md), regardless of the tool that built it. Rules that
 * depend on a site, such as its grants and the versions of its shell, are checked by the release gate of that site.
 *
 * Runs code of the release: see `containerIssues`.
 */
export async function checkRelease(dir: string): Promise<Conformance> {
  const built = readRelease(dir)
  if (typeof built === 'string') return { issues: [built] }
  const { description } = built
  const basic = fileIssues(built)
  if (basic.length > 0) return { description, issues: basic }
  const ran = description.area === 'shell' ? [] : await containerIssues(built)
  return { description, issues: [...otherIssues(built), ...ran] }
}
