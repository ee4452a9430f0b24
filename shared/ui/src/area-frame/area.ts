import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SignOut } from '../useSignOut'

/** A link of the navigation. */
export interface AreaTab {
  to: string
  label: string
  /** A number beside the link. It takes up no space in the layout. */
  badge?: ReactNode
  /** Further addresses at which the link is marked as current. This also applies to all addresses below them. */
  also?: readonly string[]
}

/** An entry of the navigation. The pages inside it are its tabs. The badges of its tabs are also shown on the entry. */
export interface AreaItem extends AreaTab {
  icon: LucideIcon
  tabs?: readonly AreaTab[]
}

/** The signed-in person and the URL of their profile. */
export interface AreaPerson {
  name: string
  picture?: string
  to: string
  /** Label of the link to the profile. */
  label: string
}

export interface AreaParts {
  label: string
  home: string
  items: AreaItem[]
  /** Links beside the person's picture, shown as icons. */
  header: AreaItem[]
  person: AreaPerson
  signOut: SignOut
}
