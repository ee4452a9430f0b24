import { DIGEST_AFTER_MS } from '@mentor-connect/contract/rules/chatLimits'
import { randomUUID } from 'node:crypto'
import { jobKind } from '../../platform/jobs/jobKind'
import type { Bus } from '../bus/bus'
import type { ChatDependencies } from '../dependencies'
import { claim, findWaiting, type Waiting } from './digest.repo'
import { digestMail, type UnreadFrom } from './digest.mails'
import { unsubscribeUrl, type UnsubscribeLinks } from '../../platform/mail/unsubscribe/unsubscribeToken'
import { digestLinks } from './unsubscribeLinks'

const findUnread = jobKind('digest')

/** A mail about unread messages that could not be sent for this long is dropped. */
const LIFETIME_MS = 24 * 60 * 60_000

/** Mails offline people about unread messages: once per conversation until they read it. */
export function handleDigests(dependencies: ChatDependencies & { bus: Bus }) {
  const { db, bus, config, people, jobs, mails, clock, timing } = dependencies
  const unsubscribing = digestLinks(config)
  if (!unsubscribing) return
  jobs.handle(findUnread, { outside: () => mailAll(unsubscribing) })
  jobs.every(findUnread, timing.digest)

  async function mailAll(unsubscribing: UnsubscribeLinks) {
    const before = new Date(clock().getTime() - DIGEST_AFTER_MS).toISOString()
    const waiting = await findWaiting(db, before)
    if (waiting.length === 0) return
    const online = await bus.online([...new Set(waiting.map(({ personId }) => personId))])
    for (const [personId, all] of byPerson(waiting))
      if (!online.has(personId)) await mailOne(personId, all, before, unsubscribing)
  }

  async function mailOne(
    personId: string,
    waiting: Waiting[],
    before: string,
    unsubscribing: UnsubscribeLinks,
  ) {
    const contacts = await people.contacts([personId, ...waiting.map(({ partnerId }) => partnerId)])
    const contact = contacts.get(personId)
    if (!contact) return
    const now = clock()
    const links = {
      chat: `${config.siteUrl}/${contact.role}/chat`,
      unsubscribe: unsubscribeUrl(unsubscribing, { personId, role: contact.role, at: now }),
    }
    // Claimed in the transaction that queues the mail: if it rolls back, the next run finds them again.
    await db.transaction().execute(async (tx) => {
      const from: UnreadFrom[] = []
      for (const one of waiting)
        if (await claim(tx, one, { now: now.toISOString(), before }))
          from.push({ name: contacts.get(one.partnerId)?.name, unread: one.unread })
      if (from.length === 0) return
      const expiresAt = new Date(now.getTime() + LIFETIME_MS)
      const mail = digestMail(contact, from, links)
      await mails.enqueue(tx, { key: `digest:${randomUUID()}`, mail, personId, expiresAt })
    })
  }
}

function byPerson(waiting: Waiting[]): Map<string, Waiting[]> {
  const people = new Map<string, Waiting[]>()
  for (const one of waiting) people.set(one.personId, [...(people.get(one.personId) ?? []), one])
  return people
}
