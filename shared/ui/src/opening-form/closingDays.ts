import { daysAfter, localDay } from '@mentor-connect/contract/rules/localDay'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import { OPENING_DAYS_MAX } from '@mentor-connect/contract/work/openingLimits'

/** The first day and the last day on which an opening may close, in the product's time zone. */
export const today = () => localDay(new Date(), DEFAULT_TIME_ZONE)
export const lastDay = () => daysAfter(today(), OPENING_DAYS_MAX)
