export type Side = 'low' | 'high'

export interface Pair {
  participant_low: string
  participant_high: string
}

/** Returns two people in the order in which they are stored. */
export function pairOf(one: string, other: string): Pair {
  return one < other
    ? { participant_low: one, participant_high: other }
    : { participant_low: other, participant_high: one }
}

/** Returns the side of a participant; undefined for a person who is not a participant. */
export function sideOf(pair: Pair, personId: string): Side | undefined {
  if (pair.participant_low === personId) return 'low'
  return pair.participant_high === personId ? 'high' : undefined
}

/** Returns the names of the columns of the participant on this side, and of those of the partner. */
export function participantColumns(side: Side) {
  return side === 'low'
    ? (['participant_low', 'participant_high'] as const)
    : (['participant_high', 'participant_low'] as const)
}

export function otherSide(side: Side): Side {
  return side === 'low' ? 'high' : 'low'
}

export function otherOf(pair: Pair, personId: string): string {
  return pair.participant_low === personId ? pair.participant_high : pair.participant_low
}
