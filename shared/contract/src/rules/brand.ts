/** The product's name in each language. */
export const BRAND = { en: 'Mentor-Connect', hi: 'मेंटर-कनेक्ट' } as const

/** Description of the product in one sentence, for search engines and for installing the app. */
export const BRAND_DESCRIPTION = {
  en: 'Find a mentor, take courses, track what you learn and earn certificates that anyone can verify.',
  hi: 'मेंटर खोजें, कोर्स करें, अपनी प्रगति देखें और ऐसे प्रमाणपत्र पाएँ जिन्हें कोई भी जाँच सकता है।',
} as const
