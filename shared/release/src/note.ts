import { userInfo } from 'node:os'
import { Refused } from './refused'

/** Reason of a change, and the commit from which it is made. */
export interface Note {
  reason?: string
  commit?: string
}

const LONGEST = 200
/** Control characters are refused, because they would garble the ledger and the terminal that shows it. */
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * Validates one line of text from outside for the ledger. Returns undefined if it is empty.
 * @throws Refused if it is too long or has control characters
 */
export function readLine(name: string, text: string | undefined): string | undefined {
  const line = text?.trim()
  if (!line) return undefined
  if (line.length > LONGEST || CONTROL.test(line))
    throw new Refused([`${name} must be one line of at most ${LONGEST} characters.`])
  return line
}

/**
 * Validates the reason and the commit.
 * @throws Refused
 */
export function readNote({ reason, commit }: Record<string, string | undefined>): Note {
  const line = readLine('--reason', reason)
  if (commit !== undefined && !/^[0-9a-f]{7,64}(\+changes)?$/.test(commit))
    throw new Refused([`--commit ${commit} is not a commit: write its hash.`])
  return { ...(line && { reason: line }), ...(commit && { commit }) }
}

/**
 * Returns the name of the person who runs a command, for other people to read.
 * @param stated the value of `--by`; default: the system user
 * @throws Refused if it is not a single line
 */
export const authorName = (stated: string | undefined): string => readLine('--by', stated) ?? systemUser()

/** Returns the name of the system user. In a container, the user id may have no name. */
export function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
