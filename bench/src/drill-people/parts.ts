import type { BookingDrillResult } from '@mentor-connect/server/testing/bookings/bookingDrill'
import type { DeliveryDrillResult } from '@mentor-connect/server/testing/jobs/deliveryDrill'
import type { Run } from '../report/circumstances'
import type { Race } from './races'

export const PARTS = ['races', 'bookings', 'deliveries', 'suspensions'] as const
export type Part = (typeof PARTS)[number]

/** What a part found on each database. */
export interface Found {
  races: Race[]
  bookings: BookingDrillResult[]
  deliveries: DeliveryDrillResult
  /** How long each open socket has lived after the decision, in ms. */
  suspensions: number[]
}

export interface PartReport<Name extends Part = Part> extends Run {
  part: Name
  /** By database. */
  found: Record<string, Found[Name]>
}
