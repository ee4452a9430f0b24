export { dayKey, firstOf } from './calendarDays'
export { FreeTimes } from './FreeTimes'
export { useFreeTimes, type FreeTimesState } from './useFreeTimes'
