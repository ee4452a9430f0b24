import type { LucideIcon } from 'lucide-react'
import type { SignOut } from '../useSignOut'

/** A place that the navigation leads to. */
export interface AreaItem {
  to: string
  label: string
  icon: LucideIcon
}

/** Who is signed in, and where their profile is. */
export interface AreaPerson {
  name: string
  picture?: string
  to: string
  /** What the link to the profile says. */
  label: string
}

export interface AreaParts {
  label: string
  home: string
  items: AreaItem[]
  person: AreaPerson
  signOut: SignOut
}

/** Whether the profile needs a link of its own because the navigation has none. */
export function needsProfileLink({ items, person }: Pick<AreaParts, 'items' | 'person'>): boolean {
  return !items.some((item) => item.to === person.to)
}
