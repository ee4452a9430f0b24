import { isDeepStrictEqual } from 'node:util'
import type { ApiContract, ServiceContract } from '@mentor-connect/contract/api/apiContract'

/**
 * Returns the reason why the version of a changed contract is too low; undefined if it is high enough.
 *
 * @param misfits parts that clients of the previous contract would lack
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

/** Maximum length of a line. Values that are nested too deeply, and lists of plain values, may be longer. */
const LINE_MAX = 110
/**
 * Maximum depth of indentation. Deeper parts are on one line: otherwise the schemas of text blocks would take 45,000
 * lines.
 */
const DEPTH_MAX = 14

/** Returns the contract as JSON with a line for each field, so that a diff shows the changes. */
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

/** True if a value is written on several lines. Plain values and lists of plain values, such as `required`, are not. */
function isNested(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return !Array.isArray(value) || value.some((item) => typeof item === 'object')
}

const numbersOf = ({ version }: ServiceContract) => version.split('.').map(Number) as [number, number, number]
const withoutVersion = ({ api, chat }: ApiContract) => [api.endpoints, chat.endpoints]
