import { definitionOf, type NotificationKind } from '@mentor-connect/contract/notifications/kinds'
import type { NamedThing } from '@mentor-connect/contract/notifications/notificationKind'
import type { Database } from '../../kernel/database/schema'
import type { NotificationNames } from '../../kernel/domain'

interface Named {
  id: string
  kind: NotificationKind
  subject: string
  actor: string | null
}

/** Tells whether the text of notifications of this kind contains no name. */
export const isNameless = (kind: NotificationKind) => namedBy(kind) === undefined

const namedBy = (kind: NotificationKind) => definitionOf(kind).names

/**
 * Returns the names in the texts of these entries, by the entry's id. Entries store only ids, so names are
 * looked up when an entry is shown.
 */
export async function subjectNames(
  db: Database,
  entries: Named[],
  findNames: NotificationNames,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const thing of Object.keys(findNames) as NamedThing[]) {
    const about = entries.filter(({ kind }) => namedBy(kind) === thing)
    const ids = new Set(about.flatMap((entry) => keyOf(entry) ?? []))
    if (ids.size === 0) continue
    const found = await findNames[thing](db, [...ids])
    for (const entry of about) {
      const name = found.get(keyOf(entry) ?? '')
      if (name) names.set(entry.id, name)
    }
  }
  return names
}

const keyOf = ({ kind, subject, actor }: Named) => (namedBy(kind) === 'person' ? actor : subject)
