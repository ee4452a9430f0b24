import type { Role } from '@mentor-connect/contract/accounts/people'

/** Something that was reported, as it is now. */
export interface Subject {
  /** Identifies it, for example `course:42`. */
  key: string
  /** The person who is responsible for it. */
  about: { id: string; role: Role }
  /** The evidence. */
  content: object
}
