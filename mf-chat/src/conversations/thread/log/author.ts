/** Who has written a message of a room, for display. */
export interface Author {
  name: string
  /** Address of the portrait. */
  portrait: string | undefined
  /** True if the reader has blocked this person: the messages are folded. */
  isBlocked: boolean
}

export type AuthorOf = (personId: string) => Author
