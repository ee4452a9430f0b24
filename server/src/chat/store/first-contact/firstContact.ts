import type { ChatErrorCode } from '@mentor-connect/contract/messages/chatFrames'
import type { Role } from '@mentor-connect/contract/accounts/people'
import type { Selectable } from 'kysely'
import type { Config } from '../../../platform/config/config'
import type { ConversationsTable } from '../../database/schema'

/** The columns that decide who may write in a conversation that is not open yet. */
export type ContactState = Pick<Selectable<ConversationsTable>, 'is_open' | 'opener' | 'unanswered'>

export type FirstContactLimits = Pick<Config, 'firstContactMessages' | 'newContactsPerDay'>

const CODES = [
  'first_contact_limit',
  'new_contacts_limit',
  'learner_writes_first',
  'text_only',
] as const satisfies ChatErrorCode[]
export type FirstContactCode = (typeof CODES)[number]

export function isFirstContactCode(code: ChatErrorCode): code is FirstContactCode {
  return CODES.some((one) => one === code)
}

export interface Writer {
  personId: string
  role: Role
}

/**
 * Returns the number of messages that a participant may still send before the partner has replied, if the two
 * are not connected. Undefined if there is no limit, because the conversation is open or the participant's
 * message would be a reply.
 */
export function messagesLeft(
  { is_open, opener, unanswered }: ContactState,
  { personId, role }: Writer,
  { firstContactMessages }: Pick<FirstContactLimits, 'firstContactMessages'>,
): number | undefined {
  if (is_open === 1 || (opener !== null && opener !== personId)) return undefined
  return role === 'mentor' ? 0 : Math.max(0, firstContactMessages - unanswered)
}
