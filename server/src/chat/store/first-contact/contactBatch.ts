import type { NewMessage } from '../message'
import {
  messagesLeft,
  type ContactState,
  type FirstContactCode,
  type FirstContactLimits,
} from './firstContact'

/**
 * Applies the limits of first contacts to one batch of messages. The conversations and counters must be
 * locked.
 */
export class ContactBatch {
  /** Conversations whose state has changed. */
  readonly changed = new Set<ContactState>()
  /** People whose counter has changed. */
  readonly starters = new Set<string>()

  /** @param started number of new contacts in the last 24 hours, by person; `record` changes it */
  constructor(
    readonly started: Map<string, number>,
    private readonly limits: FirstContactLimits,
  ) {}

  /** Returns the reason why this message may not be stored; undefined if it may. */
  refusalOf(state: ContactState, message: NewMessage): FirstContactCode | undefined {
    if (message.isConnected) return undefined
    const { senderId, senderRole } = message
    const left = messagesLeft(state, { personId: senderId, role: senderRole }, this.limits)
    if (left === undefined) return undefined
    if (left === 0) return senderRole === 'mentor' ? 'learner_writes_first' : 'first_contact_limit'
    // Files are allowed only after a reply, so that nobody receives pictures from a stranger.
    if (message.attachments) return 'text_only'
    const isNew = state.opener === null
    return isNew && this.startedBy(senderId) >= this.limits.newContactsPerDay
      ? 'new_contacts_limit'
      : undefined
  }

  /** Updates the counters for a message that is being stored, or opens the conversation if the message allows it. */
  record(state: ContactState, { senderId, isConnected }: NewMessage) {
    if (state.is_open === 1) return
    this.changed.add(state)
    if (isConnected || (state.opener !== null && state.opener !== senderId)) {
      state.is_open = 1
      return
    }
    if (state.opener === null) this.start(senderId)
    state.opener = senderId
    state.unanswered += 1
  }

  private startedBy(personId: string) {
    return this.started.get(personId) ?? 0
  }

  private start(personId: string) {
    this.started.set(personId, this.startedBy(personId) + 1)
    this.starters.add(personId)
  }
}

/** Returns people who may be about to write to somebody for the first time. */
export function possibleStarters(
  messages: NewMessage[],
  stateOf: (message: NewMessage) => ContactState | undefined,
): string[] {
  const starting = messages.filter((message) => {
    const state = stateOf(message)
    return !message.isConnected && message.senderRole === 'user' && state?.is_open === 0 && !state.opener
  })
  return [...new Set(starting.map(({ senderId }) => senderId))]
}
