import type { Reaction } from '@mentor-connect/contract/messages/chat'
import { REACTIONS } from '@mentor-connect/contract/messages/chatLimits'
import type { PendingChange, ThreadMessage } from './chatState'

/** A message as the screen shows it: with the changes that the server has not confirmed yet. */
export interface ShownMessage extends ThreadMessage {
  /** Unconfirmed changes, oldest first. Those with a `failure` were refused and are not shown in the message. */
  unconfirmed?: PendingChange[]
}

/** Applies unconfirmed changes. Messages without any keep their identity. */
export function withUnconfirmed(messages: ThreadMessage[], changes: PendingChange[]): ShownMessage[] {
  if (changes.length === 0) return messages
  const bySeq = new Map<number, PendingChange[]>()
  for (const change of changes) bySeq.set(change.seq, [...(bySeq.get(change.seq) ?? []), change])
  return messages.map((message) => {
    const own = bySeq.get(message.seq)
    if (!own) return message
    const shown = own.filter(({ failure }) => !failure).reduce(applied, message)
    return { ...shown, unconfirmed: own }
  })
}

function applied(message: ThreadMessage, { change, senderId }: PendingChange): ThreadMessage {
  if (message.deleted || message.removed) return message
  switch (change.type) {
    case 'edit':
      return {
        ...message,
        message: change.message,
        edited: true,
        ...(change.mentions && { mentions: change.mentions }),
      }
    case 'delete':
      return {
        ...message,
        ...(message.senderId === senderId ? { deleted: true } : { removed: true }),
        reactions: undefined,
      }
    case 'react':
      return { ...message, reactions: withReaction(message.reactions ?? [], senderId, change) }
  }
}

function withReaction(
  reactions: Reaction[],
  personId: string,
  { emoji, on }: { emoji: Reaction['emoji']; on: boolean },
): Reaction[] {
  return REACTIONS.map((kind) => {
    const by = reactions.find((one) => one.emoji === kind)?.by ?? []
    if (kind !== emoji) return { emoji: kind, by }
    const others = by.filter((id) => id !== personId)
    return { emoji: kind, by: on ? [...others, personId] : others }
  }).filter(({ by }) => by.length > 0)
}
