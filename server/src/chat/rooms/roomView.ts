import type { QuotedMessage, Reaction } from '@mentor-connect/contract/messages/chat'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { RoomDelivery } from '../bus/bus'

/** Somebody who reads a room. */
export interface RoomView {
  /** Only messages with a higher number can be read. */
  hiddenUpTo: number
  /** People with whom there is a block. */
  blocked: { has: (personId: string) => boolean }
}

/**
 * A message as one reader sees it: messages of people with whom there is a block are folded, their reactions are left out,
 * and quotations of them, and of what is too old for the reader, have no text.
 */
export function seenBy(message: RoomMessage, view: RoomView): RoomMessage {
  const { replyTo, reactions } = message
  const seen = { ...message }
  if (view.blocked.has(message.senderId)) seen.folded = true
  if (replyTo) seen.replyTo = quoteFor(replyTo, view)
  if (reactions) seen.reactions = reactionsFor(reactions, view)
  return seen
}

function quoteFor(quote: QuotedMessage, { hiddenUpTo, blocked }: RoomView): QuotedMessage {
  const { seq, senderId } = quote
  if (seq <= hiddenUpTo) return { seq, senderId, message: '', withheld: 'earlier' }
  return blocked.has(senderId) ? { seq, senderId, message: '', withheld: 'folded' } : quote
}

const reactionsFor = (reactions: Reaction[], { blocked }: RoomView): Reaction[] =>
  reactions
    .map(({ emoji, by }) => ({ emoji, by: by.filter((id) => !blocked.has(id)) }))
    .filter(({ by }) => by.length > 0)

/** The people whose blocks decide which parts of a message a reader sees. */
export const peopleOf = ({ senderId, replyTo, reactions = [] }: RoomMessage): string[] => [
  senderId,
  ...(replyTo ? [replyTo.senderId] : []),
  ...reactions.flatMap(({ by }) => by),
]

/** @param blocked for each of the people of the message: with whom there is a block */
export function deliveryOf(message: RoomMessage, blocked: Map<string, Set<string>>): RoomDelivery {
  const { roomId, seq, senderId } = message
  const withheld: Record<string, string[]> = {}
  for (const personId of new Set(peopleOf(message)))
    if (personId !== senderId)
      for (const reader of blocked.get(personId) ?? [])
        withheld[reader] = [...(withheld[reader] ?? []), personId]
  const foldedFor = [...(blocked.get(senderId) ?? [])]
  const isPlain = Object.keys(withheld).length === 0
  return { conversationId: roomId, seq, message, foldedFor, ...(!isPlain && { withheld }) }
}

/** A delivered message as this member sees it; the same object if the member sees all of it. */
export function deliveredTo(
  { message, foldedFor, withheld }: RoomDelivery,
  personId: string,
  hiddenUpTo: number,
): RoomMessage {
  const isFolded = foldedFor.includes(personId)
  const others = withheld?.[personId]
  if (!isFolded && !others && (message.replyTo?.seq ?? Infinity) > hiddenUpTo) return message
  const blocked = new Set([...(others ?? []), ...(isFolded ? [message.senderId] : [])])
  return seenBy(message, { hiddenUpTo, blocked })
}
