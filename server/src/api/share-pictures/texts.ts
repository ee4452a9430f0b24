import type { Locale } from '@mentor-connect/contract/api/locales'

/** The texts on share pictures. */
export const TEXTS: Record<Locale, PictureTexts> = {
  en: {
    tagline: 'Find your way with someone who has walked it.',
    promise: 'Courses, mentors and certificates for your career',
    mentor: 'Mentor',
    lessons: (count) => (count === 1 ? '1 lesson' : `${count} lessons`),
    reviews: (count) => (count === 1 ? '1 review' : `${count} reviews`),
    years: (count) => (count === 1 ? '1 year of experience' : `${count} years of experience`),
  },
  hi: {
    tagline: 'अपनी राह खोजें, उसके साथ जो उस पर चल चुका है।',
    promise: 'आपके करियर के लिए कोर्स, मेंटर और प्रमाणपत्र',
    mentor: 'मेंटर',
    lessons: (count) => `${count} पाठ`,
    reviews: (count) => (count === 1 ? '1 समीक्षा' : `${count} समीक्षाएँ`),
    years: (count) => `${count} साल का अनुभव`,
  },
}

interface PictureTexts {
  tagline: string
  promise: string
  mentor: string
  lessons: (count: number) => string
  reviews: (count: number) => string
  years: (count: number) => string
}
