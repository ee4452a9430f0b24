import { DAY_MS, HOUR_MS } from '@mentor-connect/contract/rules/durations'
import { DEMO_MENTOR } from '../../platform/demo/demoAccounts'
import type { Tx } from '../../kernel/database/schema'
import { claimTime } from '../../mentoring/meetings/timeCells.repo'
import { spanOf } from '../../mentoring/meetings/workshopSeats.repo'
import { daysBefore } from './rows'

/** 18:30 in India, in ms since midnight UTC. */
const EVENING_MS = 13 * HOUR_MS

/** Writes a workshop that the demo mentor will give in ten days, in the evening. */
export async function writeDemoWorkshop(tx: Tx, now: Date) {
  const start = Math.floor(now.getTime() / DAY_MS) * DAY_MS + 10 * DAY_MS + EVENING_MS
  const times = {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(start + HOUR_MS).toISOString(),
  }
  const created = daysBefore(now, 2)
  await tx
    .insertInto('workshops')
    .values({
      id: 'demo-workshop',
      mentor_id: DEMO_MENTOR.id,
      title: 'Your first résumé, step by step',
      description: 'We write a résumé together, from an empty page. Bring what you have done so far.',
      language: 'en',
      subject: 'Résumé Writing',
      meeting_url: '',
      seats: 20,
      taken: 0,
      joined: 0,
      state: 'open' as const,
      revision: 1,
      created_at: created,
      updated_at: created,
      ...times,
    })
    .execute()
  await claimTime(tx, { workshop_id: 'demo-workshop' }, [{ personId: DEMO_MENTOR.id, ...spanOf(times) }])
}
