import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SignOut } from '../useSignOut'

/** An item of the navigation. */
export interface AreaItem {
  to: string
  label: string
  icon: LucideIcon
  /** A number beside the link. It takes no room of its own. */
  badge?: ReactNode
}

/** The signed-in person and the URL of their profile. */
export interface AreaPerson {
  name: string
  picture?: string
  to: string
  /** Label of the profile link. */
  label: string
}

export interface AreaParts {
  label: string
  home: string
  items: AreaItem[]
  person: AreaPerson
  signOut: SignOut
}

/** Whether a separate profile link is needed because the navigation has none. */
export function needsProfileLink({ items, person }: Pick<AreaParts, 'items' | 'person'>): boolean {
  return !items.some((item) => item.to === person.to)
}
