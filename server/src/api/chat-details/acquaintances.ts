import { findPartners } from '@mentor-connect/contract/messages/chatInternal'
import { Unavailable } from '../../platform/availability/unavailable'
import { askChat, type ChatAccess } from '../../platform/http/askChat'
import type { Database } from '../../kernel/database/schema'
import { acquaintedWith } from '../../mentoring/mentorships/acquaintances.query'

/**
 * Returns the people among the given ones whose names a person may read: the person, mentors in the
 * directory, and people who have something in common with the person. Chat is asked only about people for
 * whom the main API has no reason.
 */
export function acquaintances(db: Database, config: ChatAccess) {
  const ask = askChat(config)
  return async (personId: string, ids: string[]): Promise<string[]> => {
    const near = new Set([...(await acquaintedWith(db, personId, ids)), personId])
    const far = ids.filter((id) => !near.has(id))
    if (far.length === 0) return ids
    const body = { userId: personId, personIds: far }
    const { partnerIds } = await ask<{ partnerIds: string[] }>(findPartners, body).catch((cause: unknown) => {
      throw new Unavailable('service', { cause })
    })
    return ids.filter((id) => near.has(id) || partnerIds.includes(id))
  }
}
