/** Returns the first day of the month that is `months` after the month of `at`, at local midnight. */
export const firstOf = (at: Date, months = 0) => new Date(at.getFullYear(), at.getMonth() + months, 1)

/** Returns a date as `YYYY-MM-DD`, in the time zone of this device. */
export function dayKey(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Returns the weeks of a month, each from Monday to Sunday; days of other months are undefined. */
export function weeksOf(month: Date): (Date | undefined)[][] {
  const year = month.getFullYear()
  const index = month.getMonth()
  const length = new Date(year, index + 1, 0).getDate()
  const before = (firstOf(month).getDay() + 6) % 7
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= length ? new Date(year, index, day) : undefined
    }),
  )
}
