import type { Release } from '../release/release'
import type { Issue } from './builtRelease'
import { containerIssues } from './containerIssues'
import { readRelease } from './readRelease'
import { fileIssues, otherIssues } from './releaseRules'

export interface Conformance {
  /** Undefined if the folder contains no valid description. */
  description?: Release
  /** All that is wrong, each with what to do; empty if the release conforms to the protocol. */
  issues: Issue[]
}

/**
 * Checks a folder against the release protocol (docs/protocol.md), whichever tool built it. What depends on a site, such
 * as its grants and the versions of its shell, is left to the gate of that site.
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
