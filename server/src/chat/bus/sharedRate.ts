import type { Bus } from './bus'
import type { NewMessage } from '../store/message'
import type { Outcome } from '../store/messages.store'

type Write = (messages: NewMessage[]) => Promise<Outcome[]>

/**
 * Refuses what exceeds the message rate that all nodes share, once per batch: a question for each message would cost as much
 * as storing it.
 *
 * @param write writes the others; returns one outcome for each
 */
export function withinSharedRate(bus: Bus, write: Write): Write {
  // A batch that has failed is written again, one message at a time.
  const granted = new WeakSet<NewMessage>()

  async function exceeding(messages: NewMessage[]): Promise<Set<NewMessage>> {
    // Messages between people who are known to be connected were granted before the main API was asked.
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
