import type { DrillPerson } from './drillPerson'

export interface Evaluation {
  sent: number
  acknowledged: number
  /** Acknowledged messages found in the threads of both participants. */
  delivered: number
  /** Acknowledged, but missing for a participant. */
  lost: number
  /** Found more than once for a participant. */
  doubled: number
  /** At another position than in the sender's or the partner's thread. */
  disordered: number
}

/** Compares the threads of both participants of each pair with the acknowledged messages. */
export function evaluate(pairs: [DrillPerson, DrillPerson][]): Evaluation {
  const evaluation = { sent: 0, acknowledged: 0, delivered: 0, lost: 0, doubled: 0, disordered: 0 }
  for (const pair of pairs) {
    for (const sender of pair) {
      evaluation.sent += sender.options.messages
      evaluation.acknowledged += sender.acknowledged.size
      evaluation.disordered += sender.disorder + outOfTurn(sender)
    }
    for (const side of pair) {
      const places = placesOf(side)
      for (const sender of pair)
        for (const [clientMsgId, seq] of sender.acknowledged) {
          const found = places.get(clientMsgId) ?? []
          if (found.length === 0) evaluation.lost += 1
          else evaluation.delivered += 1
          if (found.length > 1) evaluation.doubled += found.length - 1
          if (found.length === 1 && found[0] !== seq) evaluation.disordered += 1
        }
    }
  }
  return evaluation
}

function placesOf({ thread }: DrillPerson): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const { clientMsgId, seq } of thread.values())
    places.set(clientMsgId, [...(places.get(clientMsgId) ?? []), seq])
  return places
}

/** Number of messages that appear before an earlier message of the same person. */
function outOfTurn({ acknowledged, options }: DrillPerson): number {
  let count = 0
  for (let i = 1; i < options.messages; i += 1) {
    const [before, after] = [i - 1, i].map((index) => acknowledged.get(`${options.personId}-${index}`))
    if (before !== undefined && after !== undefined && after < before) count += 1
  }
  return count
}
