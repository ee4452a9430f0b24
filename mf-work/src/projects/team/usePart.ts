import { useSearchState } from '@mentor-connect/contract/remote'

/** Parts of the page of a team. The overview has no name in the URL. */
export const TEAM_PARTS = ['overview', 'board', 'milestones', 'check-ins', 'files', 'people'] as const
export type TeamPart = (typeof TEAM_PARTS)[number]

/** Returns the query of the URL for a part of the page and, if given, for the open card of the board. */
export const partQuery = (part: TeamPart, card?: string): string => {
  const query = new URLSearchParams({
    ...(part !== 'overview' && { part }),
    ...(card && { card }),
  }).toString()
  return query ? `?${query}` : ''
}

/** The part that is shown and the card that is open, stored in the URL. */
export function usePart() {
  const [params, update] = useSearchState()
  const part = TEAM_PARTS.find((one) => one === params.get('part')) ?? 'overview'
  return {
    part,
    card: params.get('card') ?? undefined,
    openCard: (id: string | undefined) =>
      update(() => new URLSearchParams(partQuery('board', id)), { preventScrollReset: true, replace: !id }),
  }
}
