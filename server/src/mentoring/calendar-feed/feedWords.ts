import type { Locale } from '@mentor-connect/contract/api/locales'

/** The texts of calendar feeds. */
export const FEED_WORDS: Record<Locale, { name: string; session: string }> = {
  en: { name: 'Mentor-Connect', session: 'Session on Mentor-Connect' },
  hi: { name: 'मेंटर-कनेक्ट', session: 'मेंटर-कनेक्ट पर सेशन' },
}
