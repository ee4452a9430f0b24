import { useEndpoint } from '@mentor-connect/api'
import { getSanctions, type OwnSanction } from '@mentor-connect/contract/trust/safety'

/** Loads the sanctions of a person. A new appeal is shown at once, before the sanctions are loaded again. */
export function useOwnSanctions(userId: string) {
  const { data, error, retry, setData } = useEndpoint(getSanctions, { query: { userId } })

  const showAppeal = (sanctionId: string, text: string) => {
    const appeal = { text, createdAt: new Date().toISOString(), state: 'open' } as const
    const withAppeal = ({ appealUntil: _, ...sanction }: OwnSanction) => ({ ...sanction, appeal })
    setData({ sanctions: data!.sanctions.map((one) => (one._id === sanctionId ? withAppeal(one) : one)) })
  }
  return { sanctions: data?.sanctions, error, retry, showAppeal }
}

/**
 * Returns true if a sanction is still relevant: it is in force, or it is a warning against which an appeal is open or
 * still possible.
 */
export function isCurrent({ kind, endedAt, appealUntil, appeal }: OwnSanction): boolean {
  if (endedAt) return false
  return kind !== 'warning' || appealUntil !== undefined || appeal?.state === 'open'
}
