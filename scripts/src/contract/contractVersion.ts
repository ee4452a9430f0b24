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

/** Longest line, unless it is nested too deeply or a list of plain values. */
const LINE_MAX = 110
/** Deeper parts are on one line: the blocks of texts would take 45,000 lines. */
const DEPTH_MAX = 14

/** The contract as JSON with a line for each field, so that a diff shows what has changed. */
export const contractText = (contract: ApiContract): string =>
  `${toLines(contract, { indent: '', key: '' })}\n`

function toLines(value: unknown, { indent, key }: { indent: string; key: string }): string {
  const line = key + JSON.stringify(value)
  if (indent.length + line.length <= LINE_MAX || indent.length >= DEPTH_MAX * 2 || !isNested(value))
    return line
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `${key}[\n${value.map((item) => inner + toLines(item, { indent: inner, key: '' })).join(',\n')}\n${indent}]`
  const fields = Object.entries(value).map(
    ([name, field]) => inner + toLines(field, { indent: inner, key: `${JSON.stringify(name)}: ` }),
  )
  return `${key}{\n${fields.join(',\n')}\n${indent}}`
}

/** Whether a value has parts of its own; a list of plain values, such as `required`, counts as one. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return !Array.isArray(value) || value.some((item) => typeof item === 'object')
}

const numbersOf = ({ version }: ServiceContract) => version.split('.').map(Number) as [number, number, number]
const withoutVersion = ({ api, chat }: ApiContract) => [api.endpoints, chat.endpoints]
