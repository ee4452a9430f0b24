import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'

/** Returns the first name and the initial of the last name. Other learners need no more. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${firstGraphemes(last, 1)}.` : first
}
