import type { NewAnnouncement } from '@mentor-connect/contract/admin/announcements'
import { ANNOUNCEMENT_DAYS_MAX } from '@mentor-connect/contract/rules/limits'
import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { recordAudit } from '../audit.repo'
import { OperatorError, type OperatorContext } from '../command'
import { StateChanged } from '../stateChanged'
import { endAnnouncementAt, insertAnnouncement } from './announcements.repo'

/** Publishes an announcement. Returns its id. */
export async function publishAnnouncement(context: OperatorContext, given: NewAnnouncement): Promise<string> {
  const { db, clock, operator } = context
  const now = clock()
  const from = given.from ? new Date(given.from) : now
  const until = new Date(given.until)
  requireTimes({ now, from, until })
  const id = randomUUID()
  const en = given.texts.en.trim()
  await db.transaction().execute(async (tx) => {
    await insertAnnouncement(tx, {
      id,
      text_en: en,
      text_hi: given.texts.hi.trim(),
      link: given.link ?? null,
      audience: given.audience,
      starts_at: from.toISOString(),
      ends_at: until.toISOString(),
      created_by: operator,
      created_at: now.toISOString(),
    })
    await recordAudit(tx, context, { act: 'announcements publish', target: id, reason: en })
  })
  return id
}

export async function endAnnouncement(context: OperatorContext, id: string): Promise<void> {
  const { db, clock } = context
  await db.transaction().execute(async (tx) => {
    const text = await endAnnouncementAt(tx, id, clock().toISOString())
    if (text === undefined) throw new StateChanged(`No announcement ${id} is planned or shown.`)
    await recordAudit(tx, context, { act: 'announcements end', target: id, reason: text })
  })
}

function requireTimes({ now, from, until }: { now: Date; from: Date; until: Date }) {
  if (!(until > from && until > now))
    throw new OperatorError('An announcement ends after it has begun, and after now.')
  if (until.getTime() - from.getTime() > ANNOUNCEMENT_DAYS_MAX * DAY_MS)
    throw new OperatorError(`An announcement is shown for at most ${ANNOUNCEMENT_DAYS_MAX} days.`)
}
