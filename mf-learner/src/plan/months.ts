/** The month this many months after a day on the device's calendar, as `YYYY-MM`. */
export function monthAfter(day: Date, months: number): string {
  const at = new Date(day.getFullYear(), day.getMonth() + months, 1)
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`
}
