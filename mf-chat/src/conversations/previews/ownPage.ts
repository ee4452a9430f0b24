import { runtimeConfig } from '@mentor-connect/api'
import { splitLinks } from '@mentor-connect/contract/rules/linksInText'

export const PAGE_KINDS = ['course', 'mentor', 'opening', 'path'] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** A public page of this site that a message links to. */
export interface OwnPage {
  kind: PageKind
  /** Its id, or its name in the address. */
  id: string
  /** Its path on this site. */
  path: string
}

const ID = '([A-Za-z0-9_-]{1,64})'
/** Areas show the same pages below their own address. */
const PATHS: Record<PageKind, RegExp> = {
  course: new RegExp(`^(?:/user/resources|/resource)/${ID}/?$`),
  mentor: new RegExp(`^(?:/user/mentors|/mentor)/${ID}/?$`),
  opening: new RegExp(`^(?:/user)?/openings/${ID}/?$`),
  path: new RegExp(`^(?:/user)?/paths/${ID}/?$`),
}

/** The first page of this site to which a text links. No other site is ever asked for a preview. */
export function ownPageIn(text: string): OwnPage | undefined {
  for (const part of splitLinks(text)) {
    const page = typeof part === 'string' ? undefined : pageAt(new URL(part.href))
    if (page) return page
  }
  return undefined
}

function pageAt({ origin, pathname }: URL): OwnPage | undefined {
  if (origin !== new URL(runtimeConfig().siteUrl ?? location.origin).origin) return undefined
  for (const kind of PAGE_KINDS) {
    const id = PATHS[kind].exec(pathname)?.[1]
    if (id !== undefined) return { kind, id, path: pathname }
  }
  return undefined
}
