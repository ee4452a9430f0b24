/** Who has written a message of a room, for display. */
export interface Author {
  name: string
  /** Path of the portrait. */
  portrait: string | undefined
}

export type AuthorOf = (personId: string) => Author

/** The additions of a room to the log of a conversation of two. */
export interface RoomLog {
  authorOf: AuthorOf
  /** Number of the first message that was unread when the room was opened; undefined if there was none. */
  firstUnread: number | undefined
}
