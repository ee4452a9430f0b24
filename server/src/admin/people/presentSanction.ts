import type { ImposedSanction } from '@mentor-connect/contract/admin/people'
import type { Sanction } from '../../accounts/people/sanctions.repo'

export const presentSanction = (one: Sanction): ImposedSanction => ({
  id: one.id,
  kind: one.kind,
  reason: one.reason,
  note: one.note,
  by: one.imposed_by,
  at: one.imposed_at,
  until: one.until,
  endedAt: one.ended_at,
})
