import type { DrillPerson } from './drillPerson'

export interface Verdict {
  sent: number
  acknowledged: number
  /** Places in the threads of both sides where an acknowledged message stands. */
  delivered: number
  /** Acknowledged, but missing on a side. */
  lost: number
  /** Standing more than once on a side. */
  doubled: number
  /** Not where the other side, or its sender, has it. */
  disordered: number
}

/** Compares what the two sides of each pair hold with what was acknowledged to them. */
export function judge(pairs: [DrillPerson, DrillPerson][]): Verdict {
  const verdict = { sent: 0, acknowledged: 0, delivered: 0, lost: 0, doubled: 0, disordered: 0 }
  for (const pair of pairs) {
    for (const sender of pair) {
      verdict.sent += sender.options.messages
      verdict.acknowledged += sender.acknowledged.size
      verdict.disordered += sender.disorder + outOfTurn(sender)
    }
    for (const side of pair) {
      const places = placesOf(side)
      for (const sender of pair)
        for (const [clientMsgId, seq] of sender.acknowledged) {
          const found = places.get(clientMsgId) ?? []
          if (found.length === 0) verdict.lost += 1
          else verdict.delivered += 1
          if (found.length > 1) verdict.doubled += found.length - 1
          if (found.length === 1 && found[0] !== seq) verdict.disordered += 1
        }
    }
  }
  return verdict
}

function placesOf({ thread }: DrillPerson): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { clientMsgId, seq } of thread.values())
    places.set(clientMsgId, [...(places.get(clientMsgId) ?? []), seq])
  return places
}

/** Messages that stand before one which the same person has sent earlier. */
function outOfTurn({ acknowledged, options }: DrillPerson): number {
  let count = 0
  for (let i = 1; i < options.messages; i += 1) {
    const [before, after] = [i - 1, i].map((index) => acknowledged.get(`${options.personId}-${index}`))
    if (before !== undefined && after !== undefined && after < before) count += 1
  }
  return count
}
