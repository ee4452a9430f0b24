import { sideOf } from './sides'

/** The columns that decide whether the two people of a conversation may write at all. */
export interface ParticipantColumns {
  participant_low: string
  participant_high: string
  blocked_low: number
  blocked_high: number
  restricted_low: number
  restricted_high: number
  limited_low: number
  limited_high: number
  is_open: number
  opener: string | null
}

/** The rules by which the people of a conversation may write, apart from the limits of a first contact. */
export class Participants {
  constructor(private readonly columns: ParticipantColumns) {}

  /** Returns the reason why this person may not write; undefined if the person may. */
  refusalOf(personId: string): 'forbidden' | 'blocked' | 'contact_limited' | undefined {
    if (this.isRestricted(personId)) return 'forbidden'
    if (this.isBlocked) return 'blocked'
    return this.isLimited(personId) && !this.isAnswerBy(personId) ? 'contact_limited' : undefined
  }

  /**
   * True if a message of this person starts no new contact: the conversation is open, or the partner wrote
   * first.
   */
  private isAnswerBy(personId: string) {
    const { is_open, opener } = this.columns
    return is_open === 1 || (opener !== null && opener !== personId)
  }

  private isLimited(personId: string) {
    const { limited_low, limited_high } = this.columns
    return (sideOf(this.columns, personId) === 'low' ? limited_low : limited_high) === 1
  }

  /** A restriction of either participant counts as a block, so that the other one cannot tell the difference. */
  private get isBlocked() {
    const { blocked_low, blocked_high, restricted_low, restricted_high } = this.columns
    return blocked_low + blocked_high + restricted_low + restricted_high > 0
  }

  private isRestricted(personId: string) {
    const { restricted_low, restricted_high } = this.columns
    return (sideOf(this.columns, personId) === 'low' ? restricted_low : restricted_high) === 1
  }
}
