import { isDeepStrictEqual } from 'node:util'
import type { ApiContract, ServiceContract } from '@mentor-connect/contract/api/apiContract'

/**
 * Why the version of a changed contract is too low; undefined if it is not.
 * @param misfits what clients of the contract before would miss
 */
export function versionIssue(before: ApiContract, after: ApiContract, misfits: string[]): string | undefined {
  const [major, minor] = numbersOf(before.api)
  const [nextMajor, nextMinor] = numbersOf(after.api)
  if (misfits.length > 0 && nextMajor <= major)
    return `The contract breaks clients of version ${before.api.version}: ${misfits.join('; ')}. Keep what they use, or raise API_CONTRACT_VERSION to ${major + 1}.0.0.`
  const isChanged = !isDeepStrictEqual(withoutVersion(before), withoutVersion(after))
  if (isChanged && nextMajor === major && nextMinor <= minor)
    return `The contract has additions: raise API_CONTRACT_VERSION to ${major}.${minor + 1}.0.`
  return undefined
}

/** The contract with a line for each endpoint, so that a change is read easily. */
export function contractText(contract: ApiContract): string {
  const services = Object.entries(contract).map(([name, { version, endpoints }]) => {
    const lines = Object.entries(endpoints).map(
      ([endpoint, described]) => `      ${JSON.stringify(endpoint)}: ${JSON.stringify(described)}`,
    )
    return `  ${JSON.stringify(name)}: {\n    "version": ${JSON.stringify(version)},\n    "endpoints": {\n${lines.join(',\n')}\n    }\n  }`
  })
  return `{\n${services.join(',\n')}\n}\n`
}

const numbersOf = ({ version }: ServiceContract) => version.split('.').map(Number) as [number, number, number]
const withoutVersion = ({ api, chat }: ApiContract) => [api.endpoints, chat.endpoints]
