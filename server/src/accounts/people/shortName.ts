import { firstGraphemes } from '@mentor-connect/contract/rules/graphemes'

/** The first name and the initial of the last one: other learners need no more. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1)
  return last ? `${first} ${firstGraphemes(last, 1)}.` : first
}
