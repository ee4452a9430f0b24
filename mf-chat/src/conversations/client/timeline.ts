import type { ThreadMessage } from './chatState'

/** The number of the last change of a message, 0 if it never changed. */
export const changeOf = (message: ThreadMessage | undefined): number => message?.change ?? 0

/**
 * Merges messages by sequence number, without duplicates. Of two states of a message, the one with the later change is
 * kept.
 * @returns `known` itself if there is nothing new
 */
export function mergeMessages(known: ThreadMessage[], incoming: ThreadMessage[]): ThreadMessage[] {
  const last = known.at(-1)?.seq ?? 0
  if (incoming.length > 0 && isAscending(incoming) && incoming[0]!.seq > last) return [...known, ...incoming]
  const bySeq = new Map(known.map((message) => [message.seq, message]))
  let hasNews = false
  for (const message of incoming) {
    const before = bySeq.get(message.seq)
    if (before && changeOf(before) >= changeOf(message)) continue
    bySeq.set(message.seq, message)
    hasNews = true
  }
  if (!hasNews) return known
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The last sequence number before the first gap, starting from the oldest loaded message; 0 without messages. */
export function contiguousUpTo(messages: ThreadMessage[]): number {
  const first = messages[0]?.seq
  if (first === undefined) return 0
  const last = messages.at(-1)!.seq
  if (last - first + 1 === messages.length) return last
  return messages.find((message, index) => messages[index + 1]?.seq !== message.seq + 1)!.seq
}

/** Returns true if the messages are sorted by sequence number. */
function isAscending(messages: ThreadMessage[]): boolean {
  return messages.every((message, index) => index === 0 || message.seq > messages[index - 1]!.seq)
}
