import { satisfies, validRange } from 'semver'
import type { Release } from '@mentor-connect/build/release/release'
import { contractFor, contractsOf } from '../../site/providedContract'
import type { Candidate, Issue, Rule } from '../candidate'

/** A remote needs a contract version that the live shell provides; a shell must satisfy all live remotes. */
export const contractRule: Rule = ({ description }, live) => {
  if (description.area !== 'shell') return contractIssues(description, live.shell, false)
  return Object.values(live.remotes).flatMap((remote) => contractIssues(remote, description, true))
}

function contractIssues(remote: Release, shell: Release | undefined, isShell: boolean): Issue[] {
  if (!remote.contract || !validRange(remote.contract))
    return [
      `${remote.area} states no contract range: set "mentorConnect.contract" in its package.json, for example "^2.0.0".`,
    ]
  if (!shell) return []
  if (!shell.provides) return ['The shell states no contract version: build it again.']
  if (contractFor(shell, remote.contract)) return []
  const needs = `${remote.area}@${remote.release} needs auth contract ${remote.contract}, shell ${shell.release} has ${namesOf(shell)}`
  return [`${needs}: ${isShell ? ADVICE_FOR_SHELL : ADVICE_FOR_REMOTE}`]
}

const ADVICE_FOR_SHELL =
  'release or roll back the area to a release for one of these first, or give the shell an adapter (docs/teams.md).'
const ADVICE_FOR_REMOTE =
  'release a shell that has it first, or build the area for a version that the shell has ("mentorConnect.contract" in its package.json).'

/** Versions of the contract that a shell provides, such as `2.0.0, and 1.0.0 until 2027-05-31`. */
const namesOf = (shell: Release) =>
  contractsOf(shell)
    .map(({ version, supportedUntil }) => (supportedUntil ? `${version} until ${supportedUntil}` : version))
    .join(', and ')

/** One line for the team of an area that gets an earlier version of the contract; undefined for any other area. */
export function adapterNotice(
  { description: remote }: Candidate,
  shell: Release | undefined,
): string | undefined {
  const given = shell && remote.contract ? contractFor(shell, remote.contract) : undefined
  if (!given?.supportedUntil) return undefined
  return `${remote.area} gets auth contract ${given.version} through an adapter of the shell, supported until ${given.supportedUntil}: move to ${shell?.provides} by then (docs/teams.md).`
}

/** `sharedRule` does not compare this package: the area's contract range alone decides which version it gets. */
const AUTH = '@mentor-connect/contract/auth'

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
    if (name === AUTH || satisfies(given, range)) return []
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

/**
 * Members that a remote uses and the shell lacks. For a package that the shell provides as a whole, comparing the
 * version in `sharedRule` is enough.
 */
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
