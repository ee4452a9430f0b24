import type { OwnWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import type { WorkshopContent } from '@mentor-connect/contract/mentoring/workshops/workshop'

/** Values of the form. `localStart` is the value of a `datetime-local` field, in the time zone of the device. */
export type WorkshopValues = Omit<WorkshopContent, 'start'> & { localStart: string }

export const newWorkshop = (): WorkshopValues => ({
  title: '',
  description: '',
  language: 'en',
  subject: 'Career',
  localStart: '',
  minutes: 60,
  seats: 20,
  meetingUrl: '',
})

export const storedWorkshop = (workshop: OwnWorkshop): WorkshopValues => ({
  title: workshop.title,
  description: workshop.description,
  language: workshop.language,
  subject: workshop.subject,
  minutes: workshop.minutes,
  seats: workshop.seats,
  meetingUrl: workshop.meetingUrl,
  localStart: toLocal(workshop.start),
})

/** Converts an instant to the value of a `datetime-local` field, such as `2026-12-01T16:00`. */
function toLocal(iso: string): string {
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function toContent({ localStart, ...values }: WorkshopValues): WorkshopContent {
  const at = new Date(localStart)
  return { ...values, start: Number.isNaN(at.getTime()) ? '' : at.toISOString() }
}
