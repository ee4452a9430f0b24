import type { QuotedMessage, Reaction } from '@mentor-connect/contract/messages/chat'
import type { RoomMessage } from '@mentor-connect/contract/messages/roomMessage'
import type { RoomDelivery } from '../bus/bus'

/** The facts about a reader of a room that decide which messages the reader sees. */
export interface RoomView {
  /** Number of the last message that the reader cannot read. */
  hiddenUpTo: number
  /** People whom the reader has blocked or who have blocked the reader. */
  blocked: { has: (personId: string) => boolean }
}

/**
 * Returns a message as one reader sees it. If there is a block between reader and author, the message is
 * collapsed; reactions of blocked people are left out. Quotations have no text if they are of blocked people
 * or of messages that are too old for the reader.
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

/** Returns the people whose blocks decide which parts of a message a reader sees. */
export const peopleOf = ({ senderId, replyTo, reactions = [] }: RoomMessage): string[] => [
  senderId,
  ...(replyTo ? [replyTo.senderId] : []),
  ...reactions.flatMap(({ by }) => by),
]

/**
 * Prepares a message for delivery to all members.
 *
 * @param blocked for each of the people in the message, the people with whom there is a block
 */
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

/** Returns a delivered message as this member sees it; the same object if the member sees all of it. */
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
