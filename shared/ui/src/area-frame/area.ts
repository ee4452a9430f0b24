import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SignOut } from '../useSignOut'

/** A link of the navigation. */
export interface AreaTab {
  to: string
  label: string
  /** A number beside the link. It takes no room of its own. */
  badge?: ReactNode
  /** Further addresses at which it is the current one, with all below them. */
  also?: readonly string[]
}

/** An entry of the navigation. The pages inside it are its tabs; where one of them needs attention, so does the entry. */
export interface AreaItem extends AreaTab {
  icon: LucideIcon
  tabs?: readonly AreaTab[]
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
  /** Links beside the portrait, shown as icons. */
  header: AreaItem[]
  person: AreaPerson
  signOut: SignOut
}
