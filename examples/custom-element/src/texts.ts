import type { ScreenContext } from '@mentor-connect/contract/remote'

const TEXTS = {
  en: {
    title: 'A screen without React',
    city: (name: string) => `Time zone of ${name}`,
    other: 'Show London',
  },
  hi: { title: 'React के बिना एक स्क्रीन', city: (name: string) => `${name} का समय क्षेत्र`, other: 'लंदन दिखाएँ' },
}

export const textsIn = (locale: ScreenContext['locale']) => TEXTS[locale]
