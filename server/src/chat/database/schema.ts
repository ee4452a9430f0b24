export interface ConversationsTable {
  id: string
  /** The two participants, the smaller id first: one pair has one conversation. */
  participant_low: string
  participant_high: string
  last_message: string | null
  /** Number of the last message; messages of a conversation count from 1 without gaps. */
  last_seq: number
  created_at: string
  updated_at: string
}

export interface ChatDatabase {
  conversations: ConversationsTable
}
