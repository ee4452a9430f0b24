import type { Answer } from '@mentor-connect/contract/api/questions'

/** Objects may come back with their fields in another order. */
export function isSameAnswer(one: Answer | undefined, other: Answer): boolean {
  const fields = (answer: object | undefined): string =>
    JSON.stringify(answer, (_, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    )
  return fields(one) === fields(other)
}
