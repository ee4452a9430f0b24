import type { AlertCriteria } from '@mentor-connect/contract/work/openingAlerts'
import { openingCriteria } from '@mentor-connect/contract/work/openings'

/**
 * Converts criteria to the stored text. Equal criteria always have the same text: names are sorted, and empty
 * values are left out.
 */
export function storedCriteria(criteria: AlertCriteria): string {
  const names = Object.keys(openingCriteria) as (keyof AlertCriteria)[]
  const given = names.map((name) => [name, tidy(criteria[name])] as const)
  return JSON.stringify(Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== '')))
}

export const criteriaOf = (stored: string) => JSON.parse(stored) as AlertCriteria

const tidy = (value: string | number | undefined) => (typeof value === 'string' ? value.trim() : value)
