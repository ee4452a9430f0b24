import { satisfies, validRange } from 'semver'
import type { Release } from '@mentor-connect/build/release/release'
import type { Issue, Rule } from './candidate'

/** A remote needs a contract version that the live shell provides; a shell must satisfy all live remotes. */
export const contractRule: Rule = ({ description }, live) => {
  if (description.area !== 'shell') return contractIssues(description, live.shell)
  return Object.values(live.remotes).flatMap((remote) => contractIssues(remote, description))
}

function contractIssues(remote: Release, shell: Release | undefined): Issue[] {
  if (!remote.contract || !validRange(remote.contract))
    return [
      `${remote.area} states no contract range: set "mentorConnect.contract" in its package.json, for example "^1.0.0".`,
    ]
  if (!shell) return []
  if (!shell.provides) return ['The shell states no contract version: build it again.']
  if (satisfies(shell.provides, remote.contract)) return []
  return [
    `${remote.area}@${remote.release} needs auth contract ${remote.contract}, shell ${shell.release} has ${shell.provides}: release the other one first, or widen the range.`,
  ]
}

/** A remote needs singleton versions that the live shell provides; a shell must satisfy all live remotes. */
export const sharedRule: Rule = ({ description }, live) => {
  if (description.area !== 'shell') return sharedIssues(description, live.shell)
  return Object.values(live.remotes).flatMap((remote) => sharedIssues(remote, description))
}

function sharedIssues(remote: Release, shell: Release | undefined): Issue[] {
  if (!shell) return []
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const given = shell.shared[name]
    if (!given)
      return [
        `${remote.area}@${remote.release} needs ${name}, which shell ${shell.release} does not share: add it to singletons.ts and release the shell first.`,
      ]
    if (satisfies(given, range)) return []
    return [
      `${remote.area}@${remote.release} needs ${name} ${range}, shell ${shell.release} gives ${given}: build the remote against that version, or release the shell first.`,
    ]
  })
}

/** A remote may use only what the live shell provides of a package; a shell must provide what all live remotes use. */
export const memberRule: Rule = ({ description }, live) => {
  if (description.area !== 'shell') return memberIssues(description, live.shell)
  return Object.values(live.remotes).flatMap((remote) => memberIssues(remote, description))
}

/** A package of which the shell provides all members cannot lack one: `sharedRule` compares its version. */
function memberIssues(remote: Release, shell: Release | undefined): Issue[] {
  return Object.entries(remote.members ?? {}).flatMap(([name, used]) => {
    const provided = shell?.members?.[name]
    const missing = provided ? used.filter((member) => !provided.includes(member)) : []
    return missing.map((member) =>
      member === '*'
        ? `${remote.area}@${remote.release} uses ${name} as a whole, of which shell ${shell!.release} provides some members only: import them by name.`
        : `${remote.area}@${remote.release} uses ${member} of ${name}, which shell ${shell!.release} does not provide: do without it, or release a shell that provides it (shell/src/remotes) first.`,
    )
  })
}
