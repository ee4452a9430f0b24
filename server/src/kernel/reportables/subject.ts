import type { Role } from '@mentor-connect/contract/accounts/people'

/** A reported thing in its present state. */
export interface Subject {
  /** Identifies the thing, for example `course:42`. */
  key: string
  /** The person who is responsible for the thing. */
  about: { id: string; role: Role }
  /** The content that is stored as evidence. */
  content: object
}
