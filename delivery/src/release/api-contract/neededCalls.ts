import { statSync } from 'node:fs'
import { ApiContract } from '@mentor-connect/contract/api/apiContract'
import { Value } from 'typebox/value'
import { NEEDED_CONTRACT_FILE } from '@mentor-connect/build/release/neededContractFile'
import { Refused } from '@mentor-connect/release/refused'
import { pathInside } from '@mentor-connect/build/release/pathInside'
import { readText } from '@mentor-connect/build/conformance/files'
import type { Candidate } from '../candidate'

/**
 * Limits of the contract file, in characters and in levels of nesting. For comparison: the file of one of our own areas
 * has 20 kB and nine levels.
 */
const LONGEST = 500_000
const DEEPEST = 40

/**
 * Returns the endpoints that a release calls; undefined if the release has no contract file, which builds by
 * other tools may lack.
 * @throws Refused if the file is not a contract
 */
export function neededCalls({ description: { area, files }, dir }: Candidate): ApiContract | undefined {
  if (!files[NEEDED_CONTRACT_FILE]) return undefined
  const issue = `${NEEDED_CONTRACT_FILE} of ${area} is not a contract: build the area again.`
  if (statSync(pathInside(dir, NEEDED_CONTRACT_FILE)).size > LONGEST) throw new Refused([issue])
  const needed = parseContract(readText(dir, NEEDED_CONTRACT_FILE) ?? '')
  if (!needed) throw new Refused([issue])
  return needed
}

/** The contract in a JSON text; undefined if the text is not a contract. */
export function parseContract(text: string): ApiContract | undefined {
  try {
    if (isTooDeep(text)) return undefined
    const contract: unknown = JSON.parse(text)
    return Value.Check(ApiContract, contract) ? contract : undefined
  } catch {
    return undefined
  }
}

/** Brackets in string values count as well, which only makes the limit stricter. */
function isTooDeep(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
