import type { Bus } from './bus'

interface Sent {
  senderId: string
  /** True if the message has already taken its token. */
  isConnected?: boolean
}
interface Refused {
  kind: 'refused'
  code: 'rate_limited'
}

/**
 * Refuses messages that exceed the rate that all nodes share. The rate is checked once per batch, because a check for
 * each message would cost as much as storing it.
 *
 * @param write writes the other messages; returns one outcome for each
 */
export function withinSharedRate<Message extends Sent, Outcome>(
  bus: Bus,
  write: (messages: Message[]) => Promise<Outcome[]>,
): (messages: Message[]) => Promise<(Outcome | Refused)[]> {
  // Remembers granted messages, because a batch that has failed is written again, one message at a time.
  const granted = new WeakSet<Message>()

  async function exceeding(messages: Message[]): Promise<Set<Message>> {
    // Messages with `isConnected` are sent for the second time, after a question to the main API. They took a
    // token at the first attempt.
    const asking = messages.filter((message) => !message.isConnected && !granted.has(message))
    if (asking.length === 0) return new Set()
    const isGranted = await bus.takeSharedTokens(asking.map(({ senderId }) => senderId))
    asking.forEach((message, index) => isGranted[index] && granted.add(message))
    return new Set(asking.filter((_, index) => !isGranted[index]))
  }

  return async (messages) => {
    const refused = await exceeding(messages)
    if (refused.size === 0) return write(messages)
    const outcomes =
      refused.size < messages.length ? await write(messages.filter((one) => !refused.has(one))) : []
    const written = outcomes.values()
    return messages.map((message) =>
      refused.has(message) ? { kind: 'refused', code: 'rate_limited' } : written.next().value!,
    )
  }
}
