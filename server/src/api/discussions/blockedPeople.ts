import type { ApiDependencies } from '../dependencies'

/** Finds whom somebody has blocked in chat, and who has blocked that person. */
export type BlockedPeople = (personId: string) => Promise<string[]>

/** Nobody while chat does not respond: lessons stay readable, and are more often read than somebody is blocked. */
export function blockedOrNobody(
  ask: BlockedPeople,
  { logger }: Pick<ApiDependencies, 'logger'>,
): BlockedPeople {
  return (personId) =>
    ask(personId).catch((error: unknown) => {
      logger?.warn({ err: error }, 'Blocks are unknown while chat does not respond.')
      return []
    })
}
