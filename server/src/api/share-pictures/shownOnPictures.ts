import type { Locale } from '@mentor-connect/contract/api/locales'

/** What the picture of a course shows. */
export interface ShownCourse {
  kind: 'course'
  id: string
  title: string
  description: string
  domains: string[]
  /** Path on the API of the course's picture; empty for the generated one. */
  banner: string
  lessons: number
  mentor: ShownPerson
  /** Average of the reviews; absent without any. */
  rating?: { average: number; count: number }
}

export interface ShownPerson {
  id: string
  name: string
  /** Path on the API of the portrait; empty if there is none. */
  profile: string
}

export interface ShownMentor extends ShownPerson {
  kind: 'mentor'
  expertise: string
  /** Years of experience. */
  experience: number
  domains: string[]
}

export type Shown = ShownCourse | ShownMentor | { kind: 'site' }

/** A picture to draw. Uploaded pictures come with it, because the drawing thread reads no files. */
export interface PictureTask {
  shown: Shown
  locale: Locale
  uploads: {
    banner?: Uint8Array
    portrait?: Uint8Array
  }
}
