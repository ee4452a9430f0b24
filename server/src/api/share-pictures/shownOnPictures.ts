import type { Locale } from '@mentor-connect/contract/api/locales'

/** The content of a course's picture. */
export interface ShownCourse {
  kind: 'course'
  id: string
  title: string
  description: string
  domains: string[]
  /** Path of the course's banner on the API; empty for the generated banner. */
  banner: string
  lessons: number
  mentor: ShownPerson
  /** Average of the ratings and their number; absent if there are no reviews. */
  rating?: { average: number; count: number }
}

export interface ShownPerson {
  id: string
  name: string
  /** Path of the portrait on the API; empty if there is none. */
  profile: string
}

export interface ShownMentor extends ShownPerson {
  kind: 'mentor'
  expertise: string
  /** Experience in years. */
  experience: number
  domains: string[]
}

export type Shown = ShownCourse | ShownMentor | { kind: 'site' }

/** A picture to draw. Uploaded pictures are included, because the drawing thread reads no files. */
export interface PictureTask {
  shown: Shown
  locale: Locale
  uploads: {
    banner?: Uint8Array
    portrait?: Uint8Array
  }
}
