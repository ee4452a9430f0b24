import { userInfo } from 'node:os'
import { Refused } from './refused'

/** On whose behalf a site is changed; the ledger keeps it. */
export interface Author {
  /** For people: the system user, what `--by` says, or the name of a token. */
  by: string
  via: 'start' | 'command' | 'http'
}

/** Why a change is made, and from which commit. */
export interface Note {
  reason?: string
  commit?: string
}

/** @param stated what `--by` says */
export function commandAuthor(stated: string | undefined): Author {
  return { by: readLine('--by', stated) ?? systemUser(), via: 'command' }
}

/** A container may run under a number that has no name. */
export function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

const LONGEST = 200
/** They would garble the ledger and the terminal that shows it. */
const CONTROL = /[\u0000-\u001f\u007f]/

/**
 * One line of text from outside for the ledger; undefined when there is none.
 * @throws Refused
 */
export function readLine(name: string, text: string | undefined): string | undefined {
  const line = text?.trim()
  if (!line) return undefined
  if (line.length > LONGEST || CONTROL.test(line))
    throw new Refused([`${name} must be one line of at most ${LONGEST} characters.`])
  return line
}

/** @throws Refused */
export function readNote({ reason, commit }: Record<string, string | undefined>): Note {
  const line = readLine('--reason', reason)
  if (commit !== undefined && !/^[0-9a-f]{7,64}(\+changes)?$/.test(commit))
    throw new Refused([`--commit ${commit} is not a commit: write its hash.`])
  return { ...(line && { reason: line }), ...(commit && { commit }) }
}
